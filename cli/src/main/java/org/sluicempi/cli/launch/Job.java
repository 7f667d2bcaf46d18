package org.sluicempi.cli.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.program.Installation;
import org.sluicempi.cli.program.JobGuard;

/**
 * An MPI program to be run in processes of its own.
 *
 * @param ranks how many
 * @param classPath the program's classes and one MPI face
 * @param launch how they are started
 * @param main name of the main class
 */
public record Job(int ranks, List<Path> classPath, Launch launch, String main, List<String> arguments) {
    public List<String> command(Installation installation) {
        return launch.command(installation, ranks, classPath, main, arguments);
    }

    /**
     * Runs it to its end; an end of this JVM ends it too, whatever has ended the JVM.
     *
     * @return its exit code
     */
    public int run(Installation installation, Console console) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command(installation));
        launch.environment(ranks).forEach(builder.environment()::putIfAbsent);
        if (console.inherit()) {
            console.flush();
            builder.inheritIO();
        } else {
            builder.redirectInput(ProcessBuilder.Redirect.INHERIT);
        }
        Process process = builder.start();
        Thread hook = new Thread(process::destroy, "stop-job");
        Runtime.getRuntime().addShutdownHook(hook);
        JobGuard guard = JobGuard.over(process);
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
            guard.close();
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
