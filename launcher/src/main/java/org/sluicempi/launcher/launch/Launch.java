package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.launcher.program.RuntimeParts;

/** Starts the ranks of a program on one engine; {@link StartableEngine} makes it. */
public interface Launch {
    /**
     * The command that runs {@code main} on {@code ranks} ranks.
     *
     * @param classPath the program's classes and one MPI face
     */
    List<String> command(RuntimeParts parts, int ranks, List<Path> classPath, String main, List<String> arguments);

    /**
     * What would make programs with the same parts of Sluice start faster on this engine; empty where there is no such thing.
     *
     * @param classPath as for {@link #command}
     */
    default Optional<WarmUp> warmUp(RuntimeParts parts, List<Path> classPath) {
        return Optional.empty();
    }

    /** Environment variables that are added to this JVM's for the command. */
    Map<String, String> environment(int ranks);
}
