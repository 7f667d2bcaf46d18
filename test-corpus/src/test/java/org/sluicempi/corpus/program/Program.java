package org.sluicempi.corpus.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * One program, a single source file.
 *
 * @param file absolute
 * @param text decoded, with its byte order mark if it has one
 * @param mainClass qualified name of its public class
 * @param ranks numbers of ranks that it can run with
 * @param eager eager limits that it can run with
 * @param runs whether it may be run at all
 * @param cuts whether its messages can travel in pieces, so that passed sites must be seen to do so
 * @param exitCode that its jobs end with
 * @param arguments of its main method
 */
public record Program(
        SourceRoot root,
        Path file,
        String text,
        String mainClass,
        List<Integer> ranks,
        Set<Eager> eager,
        boolean runs,
        boolean cuts,
        int exitCode,
        List<String> arguments) {
    public Program {
        ranks = List.copyOf(ranks);
        eager = Set.copyOf(eager);
        arguments = List.copyOf(arguments);
    }

    /** Root and path below it. */
    public String name() {
        return root.name() + "/" + root.directory().relativize(file);
    }

    @Override
    public String toString() {
        return name();
    }
}
