package org.sluicempi.cli;

import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.manual.ManPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code generate-manual}: all that the verbs say, on one page for {@code man}. */
@Command(
        name = "generate-manual",
        description = "Prints the manual page in the format of man.",
        footer = {"To read it:", "", "  sluice generate-manual | man -l -"})
final class ManualCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @Nullable
    CommandSpec spec;

    ManualCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        CommandSpec sluice = Objects.requireNonNull(spec, "picocli sets it").root();
        console.out().print(ManPage.of(sluice, new Version().getVersion()[0]));
        return ExitCode.FINE;
    }
}
