package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small MPI programs for tests, written into a folder. */
record Programs(Path root) {
    /** The first rank fills an array and sends it, the second one adds it up; in Open MPI's spelling. */
    static final String PAIR = """
            package app;

            import mpi.MPI;
            import mpi.MPIException;

            public class Pair {
                public static void main(String[] args) throws MPIException {
                    MPI.Init(args);
                    int rank = MPI.COMM_WORLD.getRank();
                    int n = 20000;
                    double[] data = new double[n];
                    if (rank == 0) {
                        for (int i = 0; i < n; i++) {
                            data[i] = 0.5 * i;
                        }
                        MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, 7);
                    } else if (rank == 1) {
                        double sum = 0;
                        MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, 0, 7);
                        for (int i = 0; i < n; i++) {
                            sum += data[i];
                        }
                        System.out.println("sum " + sum + " " + String.join("-", args));
                    }
                    MPI.Finalize();
                }
            }
            """;

    /** What {@link #PAIR} prints on rank 1, without arguments. */
    static final String PAIR_OUTPUT = "sum " + 0.5 * 19999 * 20000 / 2;

    Path write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    Path pair() throws IOException {
        return write("app/Pair.java", PAIR);
    }

    /** The same program in the spelling of MPJ Express. */
    Path mpjPair() throws IOException {
        return write(
                "app/Pair.java",
                PAIR.replace("getRank()", "Rank()")
                        .replace("send(data, n", "Send(data, 0, n")
                        .replace("recv(data, n", "Recv(data, 0, n"));
    }
}
