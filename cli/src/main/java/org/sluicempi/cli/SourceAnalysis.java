package org.sluicempi.cli;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.TerminalProgress;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.report.Count;

/** The step that most verbs begin with: analyse, show progress, and refuse to have looked at nothing. */
final class SourceAnalysis {
    private final Console console;
    private final Sluice sluice;

    SourceAnalysis(Console console, Sluice sluice) {
        this.console = console;
        this.sluice = sluice;
    }

    /**
     * Analyses a tree.
     *
     * @throws InputException if no file of it uses MPI
     */
    Analysis of(SourceTree tree) {
        return of(scan(tree));
    }

    /** Reads a tree, for whoever asks more than one thing about it. */
    ScannedTree scan(SourceTree tree) {
        try (TerminalProgress progress = new TerminalProgress(console)) {
            return sluice.scan(tree, progress);
        }
    }

    /** As {@link #of(SourceTree)}. */
    Analysis of(ScannedTree scanned) {
        Analysis analysis;
        try (TerminalProgress progress = new TerminalProgress(console)) {
            analysis = sluice.analyze(scanned, progress);
        }
        if (analysis.files().isEmpty() && analysis.remarks().isEmpty()) {
            String roots = scanned.tree().roots().stream().map(Path::toString).collect(Collectors.joining(", "));
            throw new InputException(
                    roots + ": none of " + Count.of(analysis.filesScanned(), "source file", "source files")
                            + " uses MPI (looked for package mpi, as in \"import mpi.*\")");
        }
        return analysis;
    }

    static boolean changesNothing(Analysis analysis) {
        return analysis.files().stream().map(FilePlan::steps).allMatch(steps -> steps.isEmpty());
    }
}
