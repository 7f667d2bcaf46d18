package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.launcher.program.Installation;

/** What becomes of the ranks when the command that runs them is killed. */
final class KilledRunTest {
    private static final String PROGRAM = """
            public class Sleeper {
                public static void main(String[] args) throws Exception {
                    mpi.MPI.Init(args);
                    if (mpi.MPI.COMM_WORLD.getRank() == 0) {
                        System.out.println("pid " + ProcessHandle.current().pid());
                    }
                    Thread.sleep(3_600_000);
                    mpi.MPI.Finalize();
                }
            }
            """;

    @TempDir
    Path sources;

    @Test
    void the_ranks_end_with_a_command_that_is_killed() throws Exception {
        Files.writeString(sources.resolve("Sleeper.java"), PROGRAM);
        Process command = new ProcessBuilder(
                        Installation.java().toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        "-n",
                        "2",
                        "--original",
                        "--source",
                        sources.toString(),
                        "Sleeper")
                .redirectErrorStream(true)
                .start();
        try (BufferedReader said = command.inputReader()) {
            String line = said.readLine();
            assertThat(line).startsWith("pid ");
            Optional<ProcessHandle> ranks = ProcessHandle.of(Long.parseLong(line.substring(4)));
            assertThat(ranks).isPresent();

            command.destroyForcibly();

            // It returns as soon as the process has ended, and throws where it never does.
            ranks.get().onExit().get(120, TimeUnit.SECONDS);
        }
    }
}
