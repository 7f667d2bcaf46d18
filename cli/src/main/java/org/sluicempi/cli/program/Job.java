package org.sluicempi.cli.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.cli.console.Console;

/**
 * An MPI program to be run by the embedded engine in a JVM of its own.
 *
 * @param ranks how many
 * @param classPath the program's classes and one MPI face
 * @param options further options of the launcher, as words
 * @param main name of the main class
 */
public record Job(int ranks, List<Path> classPath, List<String> options, String main, List<String> arguments) {
    private static final String LAUNCHER = "org.sluicempi.runtime.embedded.Launcher";

    public List<String> command(Installation installation) {
        List<String> command = new ArrayList<>();
        command.add(Installation.java().toString());
        command.add("-cp");
        command.add(installation.core().toString());
        command.add(LAUNCHER);
        command.addAll(List.of("-n", Integer.toString(ranks), "--class-path", ClassPath.join(classPath)));
        command.addAll(options);
        command.add(main);
        command.addAll(arguments);
        return command;
    }

    /**
     * Runs it to its end; an end of this JVM ends it too.
     *
     * @return its exit code
     */
    public int run(Installation installation, Console console) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command(installation));
        if (console.inherit()) {
            console.flush();
            builder.inheritIO();
        } else {
            builder.redirectInput(ProcessBuilder.Redirect.INHERIT);
        }
        Process process = builder.start();
        Thread hook = new Thread(process::destroy, "stop-job");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            Optional<Thread> out = copier(process.getInputStream(), console.out(), console);
            Optional<Thread> err = copier(process.getErrorStream(), console.err(), console);
            int code = process.waitFor();
            for (Thread copier :
                    List.of(out, err).stream().flatMap(Optional::stream).toList()) {
                copier.join();
            }
            return code;
        } finally {
            process.destroy();
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }

    private static Optional<Thread> copier(InputStream from, PrintWriter to, Console console) {
        if (console.inherit()) {
            return Optional.empty();
        }
        Thread thread = new Thread(
                () -> {
                    try (var reader = new java.io.InputStreamReader(from, Charset.defaultCharset())) {
                        reader.transferTo(to);
                    } catch (IOException e) {
                        to.println("sluice: output of the program is lost from here on: " + e.getMessage());
                    }
                },
                "copy-output");
        thread.start();
        return Optional.of(thread);
    }
}
