package org.sluicempi.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code generate-completion}: what a shell needs to complete verbs and options. */
@Command(
        name = "generate-completion",
        description = "Prints a script that makes bash and zsh complete verbs and options.",
        footer = {"In the current shell:", "", "  source <(sluice generate-completion)"})
final class CompletionCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @Nullable
    CommandSpec spec;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandSpec sluice = Objects.requireNonNull(spec, "picocli sets it").root();
        console.out().print(AutoComplete.bash(sluice.name(), sluice.commandLine()));
        return ExitCode.FINE;
    }
}
