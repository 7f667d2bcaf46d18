package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.cli.console.Console;
import org.sluicempi.launcher.launch.Setting;
import picocli.CommandLine;

final class EngineOptionsTest {
    @ParameterizedTest
    @EnumSource
    void messages_call_each_setting_by_an_option_that_there_is(Setting setting) {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        CommandLine run = new CommandLine(new RunCommand(Console.plain(nowhere, nowhere)));

        assertThat(run.getCommandSpec().findOption(EngineOptions.option(setting)))
                .isNotNull();
    }
}
