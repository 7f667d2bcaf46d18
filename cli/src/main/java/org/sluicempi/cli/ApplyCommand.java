package org.sluicempi.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.console.Shell;
import org.sluicempi.cli.console.Shown;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.report.Count;
import org.sluicempi.transformer.store.ApplyResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code apply}: the one verb that writes into the user's sources. */
@Command(
        name = "apply",
        description = "Changes the sources in place: all files or none. The originals are kept for \"undo\".")
final class ApplyCommand implements Callable<Integer> {
    private final Console console;
    private final Sluice sluice = new Sluice();

    @Mixin
    SourceOptions sources = new SourceOptions();

    ApplyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Analysis analysis = sources.analysis(console, sluice);
        if (SourceAnalysis.changesNothing(analysis)) {
            console.out()
                    .println("Nothing to change; " + CommandName.typed() + " analyze" + sources.commandLine()
                            + " says why");
            return Faults.exitCode(console, analysis, ExitCode.FINE);
        }
        Path root = sources.firstRoot(analysis);
        ApplyResult result = sluice.apply(analysis, StateFolder.of(List.of(root)));
        for (Path file : result.changed()) {
            console.out().println("changed " + Shown.path(file));
        }
        console.out()
                .println(Count.of(result.changed().size(), "file", "files") + " changed; originals are in "
                        + Shown.path(result.stateDir()) + "; to take it back: " + CommandName.typed() + " undo "
                        + Shell.quote(root.toString()));
        return Faults.exitCode(console, analysis, ExitCode.FINE);
    }
}
