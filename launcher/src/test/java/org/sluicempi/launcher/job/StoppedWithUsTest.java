package org.sluicempi.launcher.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.sluicempi.launcher.program.Installation;

final class StoppedWithUsTest {
    /** Ends while it still has a process, and lets go of that in the course of its end. */
    static final class Ending {
        private Ending() {}

        public static void main(String[] args) throws Exception {
            Process job = new ProcessBuilder("sleep", "3600").start();
            StoppedWithUs stopped = StoppedWithUs.of(job);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                stopped.close();
                System.out.println("let go");
            }));
            System.out.println(job.pid());
            System.exit(0);
        }
    }

    @Test
    void a_process_is_let_go_of_while_the_jvm_ends() throws Exception {
        Process ending = new ProcessBuilder(
                        Installation.java().toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Ending.class.getName())
                .redirectErrorStream(true)
                .start();
        try (BufferedReader said = ending.inputReader()) {
            long job = Long.parseLong(said.readLine());
            assertThat(said.lines()).containsExactly("let go");
            ProcessHandle.of(job)
                    .ifPresent(left ->
                            left.onExit().orTimeout(120, TimeUnit.SECONDS).join());
        }
    }
}
