package org.sluicempi.cli.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.Shell;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation.Problem;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.TransformedTree;

/** Makes class files of a program in a work folder, in either version. */
public record ProgramBuild(Console console, ProgramFolder folder, ProgramCompiler compiler, WorkFolder work) {
    private static final int ERRORS_SHOWN = 20;

    /**
     * The program as it is.
     *
     * @param main name of the main class
     * @return the folder with the class files
     * @throws InputException if it does not compile; the message has the compiler's errors
     */
    public Path original(String main) throws IOException {
        Path classes = work.folder("original-classes");
        ProgramCompiler.Result result = compiler.compile(folder.sources(), main, classes);
        if (!result.errors().isEmpty()) {
            throw new InputException(folder.root() + " does not compile:" + lines(result.errors())
                    + (isMissingClass(result.errors())
                            ? System.lineSeparator() + "        libraries of the program go into --class-path"
                            : ""));
        }
        sayLeftOut(result.leftOut());
        folder.copyResources(classes);
        return classes;
    }

    /**
     * The program with its communication overlapped.
     *
     * @param main name of the main class
     * @return the folder with the class files
     * @throws InputException if the original does not compile either
     */
    public Path transformed(String main, SourceTree tree) throws IOException {
        Sluice sluice = new Sluice();
        Analysis analysis = new SourceAnalysis(console, sluice).of(tree);
        if (SourceAnalysis.changesNothing(analysis)) {
            console.err()
                    .println("sluice: nothing in " + folder.root() + " can be overlapped, so it runs as it is; "
                            + CommandName.typed() + " analyze "
                            + Shell.quote(folder.root().toString()) + " says why");
        }
        analysis.faults().stream()
                .findFirst()
                .ifPresent(fault -> console.err().println("sluice: left as it is: " + fault));
        TransformedTree written =
                sluice.writeTo(tree, analysis, work.folder("transformed").resolve("sources"), false);
        Path classes = work.folder("transformed-classes");
        ProgramCompiler.Result result = compiler.compile(written.sources(), main, classes);
        if (!result.errors().isEmpty()) {
            original(main);
            throw new InternalException(
                    "the transformed program does not compile, but the original does:" + lines(result.errors()));
        }
        sayLeftOut(result.leftOut());
        folder.copyResources(classes);
        return classes;
    }

    private void sayLeftOut(List<Problem> leftOut) {
        for (Problem problem : leftOut) {
            console.err().println("sluice: left out, because it does not compile: " + problem);
        }
    }

    private static boolean isMissingClass(List<Problem> problems) {
        return problems.stream().anyMatch(problem -> problem.message().contains("does not exist"));
    }

    private static String lines(List<Problem> problems) {
        StringBuilder shown = new StringBuilder();
        problems.stream()
                .limit(ERRORS_SHOWN)
                .forEach(problem ->
                        shown.append(System.lineSeparator()).append("        ").append(problem));
        int more = problems.size() - ERRORS_SHOWN;
        return more > 0 ? shown + System.lineSeparator() + "        and " + more + " more" : shown.toString();
    }
}
