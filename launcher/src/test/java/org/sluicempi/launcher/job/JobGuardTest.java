package org.sluicempi.launcher.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.sluicempi.launcher.program.Installation;

final class JobGuardTest {
    private static final List<String> SLEEP = List.of("sleep", "3600");

    /** Starts a process, guards it, says its number and waits until it is killed itself. */
    static final class Shell {
        private Shell() {}

        public static void main(String[] args) throws Exception {
            Process job = new ProcessBuilder(SLEEP).start();
            JobGuard.over(job);
            System.out.println(job.pid());
            job.waitFor();
        }
    }

    @Test
    void a_job_ends_with_a_jvm_that_is_killed() throws Exception {
        Process shell = new ProcessBuilder(
                        Installation.java().toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Shell.class.getName())
                .redirectErrorStream(true)
                .start();
        try (BufferedReader said = shell.inputReader()) {
            Optional<ProcessHandle> job = ProcessHandle.of(Long.parseLong(said.readLine()));
            assertThat(job).isPresent();

            shell.destroyForcibly();

            // It returns as soon as the process has ended, and throws where it never does.
            job.get().onExit().get(120, TimeUnit.SECONDS);
        }
    }

    @Test
    void a_job_that_is_over_is_left_alone() throws Exception {
        Process other = new ProcessBuilder(SLEEP).start();
        try {
            JobGuard guard = JobGuard.over(other);
            guard.close();
            assertThat(guard.ended(120, TimeUnit.SECONDS)).isTrue();
            assertThat(other.isAlive()).isTrue();
        } finally {
            other.destroyForcibly();
        }
    }
}
