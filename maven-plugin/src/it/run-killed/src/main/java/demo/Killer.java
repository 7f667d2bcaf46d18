package demo;

import java.nio.file.Files;
import java.nio.file.Path;
import mpi.MPI;

/** Kills the Maven that runs it, as {@code kill -9} does, and would then stay for minutes. */
public class Killer {
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            ProcessHandle ranks = ProcessHandle.current();
            Files.writeString(Path.of("target/ranks.pid"), Long.toString(ranks.pid()));
            ranks.parent().orElseThrow().destroyForcibly();
        }
        Thread.sleep(240_000);
        MPI.Finalize();
        Files.createFile(Path.of("target/finished"));
    }
}
