package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation.Problem;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.TransformedTree;
import org.sluicempi.transformer.weave.RestoredLines;

/**
 * Makes class files of a program in a work folder, in either version.
 *
 * @param libraryOption where users name the program's libraries, for messages
 */
public record ProgramBuild(ProgramFolder folder, ProgramCompiler compiler, WorkFolder work, String libraryOption) {
    private static final int ERRORS_SHOWN = 20;

    /**
     * The program as it is.
     *
     * @param main name of the main class
     * @throws InputException if it does not compile; the message has the compiler's errors
     */
    public ProgramClasses original(String main) throws IOException {
        Path classes = work.folder("original-classes");
        ProgramCompiler.Result result = compiler.compile(folder.sources(), main, classes);
        if (!result.errors().isEmpty()) {
            throw new InputException(folder.root() + " does not compile:" + lines(result.errors())
                    + (isMissingClass(result.errors())
                            ? System.lineSeparator() + "        libraries of the program go into " + libraryOption
                            : ""));
        }
        folder.copyResources(classes);
        return new ProgramClasses(classes, result.leftOut());
    }

    /**
     * The program with its communication overlapped.
     *
     * @param main name of the main class
     * @param tree the program's sources
     * @param analysis what has been decided about them
     * @throws InputException if the original does not compile either
     */
    public ProgramClasses transformed(String main, SourceTree tree, Analysis analysis) throws IOException {
        TransformedTree written =
                new Sluice().writeTo(tree, analysis, work.folder("transformed").resolve("sources"), false);
        Path classes = work.folder("transformed-classes");
        ProgramCompiler.Result result = compiler.compile(written.sources(), main, classes);
        if (!result.errors().isEmpty()) {
            original(main);
            throw new InternalException(
                    "the transformed program does not compile, but the original does:" + lines(result.errors()));
        }
        folder.copyResources(classes);
        RestoredLines.in(classes, written.directory());
        AuthorLines lines = new AuthorLines(written, folder.sources());
        return new ProgramClasses(
                classes, result.leftOut().stream().map(lines::of).toList());
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
