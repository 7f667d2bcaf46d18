package org.sluicempi.runtime.nativempi;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process that has ended.
 *
 * @param output standard output and error, as they came
 */
record Child(int exit, String output) {
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    /** After which a job that has not ended is killed, and its test fails. */
    private static final int SECONDS = Integer.getInteger("sluice.seconds", 180);

    /** Runs a Java program of this module's tests on several ranks. */
    static Child ranks(Installed library, int ranks, Class<?> program, String... arguments) throws IOException {
        return ranks(library, ranks, List.of(), program, arguments);
    }

    /** As {@link #ranks(Installed, int, Class, String...)}, with options for the Java machine. */
    static Child ranks(Installed library, int ranks, List<String> options, Class<?> program, String... arguments)
            throws IOException {
        List<String> command = library.launch(ranks);
        command.addAll(java(options, program, arguments));
        return run(command, library.environment(), SECONDS);
    }

    /** As {@link #ranks(Installed, int, Class, String...)}, with variables of the environment. */
    static Child ranks(
            Installed library, int ranks, Map<String, String> environment, Class<?> program, String... arguments)
            throws IOException {
        List<String> command = library.launch(ranks);
        command.addAll(java(List.of(), program, arguments));
        Map<String, String> all = new HashMap<>(library.environment());
        all.putAll(environment);
        return run(command, all, SECONDS);
    }

    /** The command of a Java program, to be given to a launcher. */
    static List<String> java(List<String> options, Class<?> program, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                JAVA.toString(), "--enable-native-access=ALL-UNNAMED", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** @throws AssertionError if it has not ended after so many seconds; it and its children are then killed */
    static Child run(List<String> command, Map<String, String> environment, int seconds) throws IOException {
        Path output = Files.createTempFile("sluice-native", ".out");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
            if (!ended) {
                Stream<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()));
                all.toList().forEach(ProcessHandle::destroyForcibly);
                process.waitFor();
            }
            String text = Files.readString(output, StandardCharsets.UTF_8);
            if (!ended) {
                throw new AssertionError("no end after " + seconds + " s: " + command + "\n" + text);
            }
            return new Child(process.exitValue(), text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } finally {
            Files.deleteIfExists(output);
        }
    }

    /** @throws AssertionError with the output, unless the program ended well */
    Child fine() {
        if (exit != 0) {
            throw new AssertionError("exit code " + exit + "\n" + output);
        }
        return this;
    }
}
