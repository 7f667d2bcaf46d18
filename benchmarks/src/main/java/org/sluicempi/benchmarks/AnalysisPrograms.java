package org.sluicempi.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the programs whose analysis is measured. */
final class AnalysisPrograms {
    private static final int PLAIN_FILES = 3;

    private static final String HEAD = """
            import mpi.*;
            public class %s {
                public static void main(String[] args) throws MPIException {
                    MPI.Init(args);
                    int n = 1000;
                    double sum = 0;
            """;

    private static final String TAIL = """
                    System.out.println(sum);
                    MPI.Finalize();
                }
            }
            """;

    private static final String SEND = """
                    double[] a%1$d = new double[n];
                    for (int i = 0; i < n; i++) {
                        a%1$d[i] = %2$s;
                    }
                    MPI.COMM_WORLD.send(a%1$d, n, MPI.DOUBLE, 1, %1$d);
            """;

    private static final String RECEIVE = """
                    double[] b%1$d = new double[n];
                    MPI.COMM_WORLD.recv(b%1$d, n, MPI.DOUBLE, 1, %1$d);
                    for (int i = 0; i < n; i++) {
                        sum += b%1$d[i];
                    }
            """;

    private static final String PLAIN = """
            package %1$s;
            public class Plain%2$d {
                private final double[] values = new double[100];
                public double at(int i) {
                    double sum = 0;
                    for (int k = 0; k < values.length; k++) {
                        values[k] = k * i;
                        sum += values[k] + Plain%3$d.scaled(k);
                    }
                    return sum;
                }
                static double scaled(int i) {
                    return i * 0.5;
                }
            }
            """;

    private AnalysisPrograms() {}

    /** One method with this many pairs of a send and a receive. */
    static void method(Path folder, int pairs) throws IOException {
        StringBuilder text = new StringBuilder(HEAD.formatted("Pairs"));
        for (int i = 0; i < pairs; i++) {
            text.append(SEND.formatted(i, "i * " + i)).append(RECEIVE.formatted(i));
        }
        write(folder, "Pairs", text.append(TAIL));
    }

    /** Packages of a program that sends and receives and of classes without messages, one of which the program uses. */
    static void tree(Path folder, int packages) throws IOException {
        for (int i = 0; i < packages; i++) {
            String name = "application" + i;
            String program = "package " + name + ";\n" + HEAD.formatted("Program")
                    + SEND.formatted(0, "i * Plain0.scaled(i)") + RECEIVE.formatted(0) + TAIL;
            write(folder.resolve(name), "Program", program);
            for (int k = 0; k < PLAIN_FILES; k++) {
                String plain = PLAIN.formatted(name, k, (k + 1) % PLAIN_FILES);
                write(folder.resolve(name), "Plain" + k, plain);
            }
        }
    }

    private static void write(Path folder, String type, CharSequence text) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(type + ".java"), text);
    }
}
