package org.sluicempi.lsp;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.launcher.job.JobOutput;
import org.sluicempi.launcher.job.ProgramJob;
import org.sluicempi.launcher.launch.EmbeddedLaunch;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation;

/** A program whose first rank computes and sends and whose second one receives and adds up, and how it is run. */
final class Ring {
    static final String TEXT = """
            package app;

            import mpi.MPI;
            import mpi.MPIException;

            public class Ring {
                public static void main(String[] args) throws MPIException {
                    MPI.Init(args);
                    int rank = MPI.COMM_WORLD.getRank();
                    int n = 4000;
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
                        System.out.println("sum " + sum);
                    }
                    for (int i = 0; i < n; i++) {
                        data[n - 1 - i] = data[i] + i;
                    }
                    MPI.COMM_WORLD.send(data, 0, MPI.DOUBLE, rank, 8);
                    MPI.COMM_WORLD.recv(data, 0, MPI.DOUBLE, rank, 8);
                    MPI.Finalize();
                }
            }
            """;

    private Ring() {}

    static Path write(Path folder) throws IOException {
        Path file = folder.resolve("app/Ring.java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, TEXT);
    }

    /** What the program prints on two ranks of the embedded engine. */
    static String run(String text, Path folder) throws Exception {
        return run(text, folder, List.of());
    }

    /** @param options of the engine's launcher */
    static String run(String text, Path folder, List<String> options) throws Exception {
        Path file = folder.resolve("app/Ring.java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Installation installation = Installation.ofThisJvm();
        Path face = installation.face(Dialects.shipped().byId("openmpi").orElseThrow());
        Path classes = folder.resolve("classes");
        Compilation compiled = new Sluice()
                .compile(List.of(file), installation.compilePath(face, List.of()), StandardCharsets.UTF_8, 17, classes);
        if (!compiled.succeeded()) {
            throw new AssertionError(compiled.problems() + "\n" + text);
        }
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = new ProgramJob(
                        2,
                        List.of(face, classes),
                        new EmbeddedLaunch(Installation.java(), options),
                        "app.Ring",
                        List.of())
                .run(installation, new JobOutput.Copied(new PrintWriter(out), new PrintWriter(err)));
        return code + " " + out + err;
    }
}
