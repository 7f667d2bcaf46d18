package org.sluicempi.launcher.job;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Ends a process when this JVM ends without having waited for it, be it by {@code kill -9}, for which no shutdown hook runs.
 * A shell waits at the end of a pipe that this JVM alone holds: the pipe breaks with the JVM, whatever ends it. Where there
 * is no POSIX shell, nothing is guarded.
 */
public final class JobGuard {
    /** Signals from the terminal go to all processes of the job; the guard outlives them to see the job's end. */
    private static final String SCRIPT = """
            trap '' HUP INT TERM
            read -r word && exit 0
            kill "$1" || exit 0
            for second in 1 2 3 4 5 6 7 8 9 10; do
                kill -0 "$1" || exit 0
                sleep 1
            done
            kill -9 "$1"
            """;

    private final Optional<Process> shell;

    private JobGuard(Optional<Process> shell) {
        this.shell = shell;
    }

    public static JobGuard over(Process job) {
        try {
            return new JobGuard(
                    Optional.of(new ProcessBuilder("/bin/sh", "-c", SCRIPT, "sluice-guard", Long.toString(job.pid()))
                            .redirectOutput(Redirect.DISCARD)
                            .redirectError(Redirect.DISCARD)
                            .start()));
        } catch (IOException e) {
            return new JobGuard(Optional.empty());
        }
    }

    /** Tells the guard that the process has ended or is ended by others. */
    public void close() {
        if (shell.isPresent()) {
            try (OutputStream pipe = shell.get().getOutputStream()) {
                pipe.write("done\n".getBytes(StandardCharsets.US_ASCII));
            } catch (IOException e) {
                // Somebody has ended the guard; there is nothing left to guard either.
                System.getLogger(JobGuard.class.getName()).log(System.Logger.Level.DEBUG, "guard is gone", e);
            }
        }
    }

    /** Waits until nothing is guarded any more; whether that came about in time. */
    boolean ended(long timeout, TimeUnit unit) throws InterruptedException {
        return shell.isEmpty() || shell.get().waitFor(timeout, unit);
    }
}
