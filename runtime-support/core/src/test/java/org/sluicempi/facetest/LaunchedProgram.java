package org.sluicempi.facetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.Launcher;

/** A program of a face's tests, run by the launcher in a JVM of its own. */
public final class LaunchedProgram {
    private static final long TIMEOUT_SECONDS = 120;
    private static final String LOG = "launcher.log";

    private LaunchedProgram() {}

    /**
     * Runs {@code main} and asserts that every rank came to its {@link Check#report} and checked something.
     *
     * @param face any class of the face, which must not be initialised here
     * @param launcherOptions in front of the main class
     */
    public static void run(Path directory, int ranks, Class<?> face, Class<?> main, String... launcherOptions)
            throws IOException, InterruptedException {
        run(directory, ranks, command(directory, ranks, face, main, launcherOptions));
    }

    /** As {@link #run}, without launcher options, with arguments for the program. */
    public static void runWith(Path directory, int ranks, Class<?> face, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = command(directory, ranks, face, main);
        command.addAll(List.of(arguments));
        run(directory, ranks, command);
    }

    /** As {@link #run}, without launcher options, in a JVM with an option. */
    public static void runInJvm(Path directory, int ranks, Class<?> face, Class<?> main, String jvmOption)
            throws IOException, InterruptedException {
        List<String> command = command(directory, ranks, face, main);
        command.add(1, jvmOption);
        run(directory, ranks, command);
    }

    private static void run(Path directory, int ranks, List<String> command) throws IOException, InterruptedException {
        int exitCode = exitCode(directory, command);
        assertThat(exitCode).as(Files.readString(directory.resolve(LOG))).isZero();
        for (int rank = 0; rank < ranks; rank++) {
            List<String> lines = Files.readAllLines(directory.resolve("rank-" + rank + ".out"));
            assertThat(lines).as("output of rank %d", rank).isNotEmpty();
            assertThat(lines.get(lines.size() - 1)).matches("checked [1-9][0-9]*");
        }
    }

    /** Runs {@code main}, which ends the job, and returns its exit code; each rank's output is in {@code directory}. */
    public static int runToAbort(Path directory, int ranks, Class<?> face, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = command(directory, ranks, face, main);
        command.addAll(List.of(arguments));
        return exitCode(directory, command);
    }

    private static int exitCode(Path directory, List<String> command) throws IOException, InterruptedException {
        Path log = directory.resolve(LOG);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertThat(ended).as("ended in time; said: %s", Files.readString(log)).isTrue();
        return process.exitValue();
    }

    private static List<String> command(
            Path directory, int ranks, Class<?> face, Class<?> main, String... launcherOptions) {
        String programs = String.join(File.pathSeparator, home(main), home(Check.class), home(face));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                home(Rank.class),
                Launcher.class.getName(),
                "-n",
                Integer.toString(ranks),
                "--class-path",
                programs,
                "--output-dir",
                directory.toString()));
        command.addAll(List.of(launcherOptions));
        command.add(main.getName());
        return command;
    }

    private static String home(Class<?> type) {
        return Path.of(java.net.URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString()))
                .toString();
    }
}
