package org.sluicempi.launcher.job;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * An MPI program to be run in processes of its own.
 *
 * @param ranks how many
 * @param classPath the program's classes and one MPI face
 * @param launch how they are started
 * @param main name of the main class
 */
public record ProgramJob(int ranks, List<Path> classPath, Launch launch, String main, List<String> arguments) {
    public ProgramJob {
        classPath = List.copyOf(classPath);
        arguments = List.copyOf(arguments);
    }

    public List<String> command(RuntimeParts parts) {
        return launch.command(parts, ranks, classPath, main, arguments);
    }

    /** Runs it in the working folder of this process, as {@link #run(RuntimeParts, Path, JobOutput)} does. */
    public int run(RuntimeParts parts, JobOutput output) throws IOException, InterruptedException {
        return run(new ProcessBuilder(command(parts)), output);
    }

    /**
     * Runs it to its end; an end of this JVM ends it too, whatever has ended the JVM. It reads this process's input.
     *
     * @param folder the working folder of its processes
     * @return its exit code
     */
    public int run(RuntimeParts parts, Path folder, JobOutput output) throws IOException, InterruptedException {
        return run(new ProcessBuilder(command(parts)).directory(folder.toFile()), output);
    }

    private int run(ProcessBuilder builder, JobOutput output) throws IOException, InterruptedException {
        launch.environment(ranks).forEach(builder.environment()::putIfAbsent);
        builder.redirectInput(Redirect.INHERIT);
        if (output instanceof JobOutput.Inherited) {
            builder.inheritIO();
        }
        Process process = builder.start();
        StoppedWithUs stopped = StoppedWithUs.of(process);
        JobGuard guard = JobGuard.over(process);
        try {
            List<Thread> copiers = output instanceof JobOutput.Copied copied
                    ? List.of(
                            copier(process.getInputStream(), copied.out()),
                            copier(process.getErrorStream(), copied.err()))
                    : List.of();
            int code = process.waitFor();
            for (Thread copier : copiers) {
                copier.join();
            }
            return code;
        } finally {
            process.destroy();
            guard.close();
            stopped.close();
        }
    }

    private static Thread copier(InputStream from, PrintWriter to) {
        Thread thread = new Thread(
                () -> {
                    try (var reader = new InputStreamReader(from, Charset.defaultCharset())) {
                        reader.transferTo(to);
                    } catch (IOException e) {
                        to.println("sluice: output of the program is lost from here on: " + e.getMessage());
                    }
                },
                "copy-output");
        thread.start();
        return thread;
    }
}
