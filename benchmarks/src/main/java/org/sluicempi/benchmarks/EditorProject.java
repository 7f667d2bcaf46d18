package org.sluicempi.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the project whose editing is measured: packages of programs that exchange messages and of classes that compute, each of
 * which calls others of its package.
 */
public final class EditorProject {
    static final int PACKAGES = 20;
    static final int PROGRAMS = 5;
    static final int PLAIN = 15;
    private static final int LONG = 9;
    private static final int SHORT = 3;

    /** A line of the long program that each edit changes. */
    static final String EDITED = "a[i] = i * Plain0.scaled(i) + 0;";

    private static final String STAGE = """

                /** Stage %1$d. */
                private static double stage%1$d(int n, int rank) throws MPIException {
                    double[] a = new double[n];
                    double[] b = new double[n];
                    double sum = 0;
                    if (rank == 0) {
                        for (int i = 0; i < n; i++) {
                            a[i] = i * Plain%2$d.scaled(i) + %1$d;
                        }
                        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, TAG + %1$d);
                    } else {
                        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, TAG + %1$d);
                        for (int i = 0; i < n; i++) {
                            sum += b[i];
                        }
                    }
                    return sum;
                }

                static double largest%1$d(double[] values) {
                    double best = values[0];
                    for (double value : values) {
                        if (value > best) {
                            best = value;
                        }
                    }
                    return best;
                }
            """;

    private EditorProject() {}

    /** Writes the project into the folder {@code args[0]} and prints the file to edit. */
    public static void main(String[] args) throws IOException {
        System.out.println(write(Path.of(args[0])));
    }

    /** Returns the file to edit, some 300 lines long. */
    static Path write(Path folder) throws IOException {
        for (int each = 0; each < PACKAGES; each++) {
            String name = "app" + each;
            Path sources = Files.createDirectories(folder.resolve(name));
            for (int i = 0; i < PROGRAMS; i++) {
                Files.writeString(sources.resolve("Program" + i + ".java"), program(name, i, i == 0 ? LONG : SHORT));
            }
            for (int i = 0; i < PLAIN; i++) {
                Files.writeString(sources.resolve("Plain" + i + ".java"), plain(name, i));
            }
        }
        return folder.resolve("app7/Program0.java");
    }

    private static String program(String packageName, int number, int stages) {
        StringBuilder text = new StringBuilder("package " + packageName + ";\n\nimport mpi.*;\n\n");
        text.append("public class Program").append(number).append(" {\n");
        text.append("    private static final int TAG = ").append(number).append(";\n\n");
        text.append("    public static void main(String[] args) throws MPIException {\n");
        text.append("        MPI.Init(args);\n        double sum = 0;\n");
        for (int i = 0; i < stages; i++) {
            text.append("        sum += stage").append(i).append("(1000, MPI.COMM_WORLD.getRank());\n");
        }
        text.append("        System.out.println(sum);\n        MPI.Finalize();\n    }\n");
        for (int i = 0; i < stages; i++) {
            text.append(STAGE.formatted(i, i % SHORT));
        }
        return text.append("}\n").toString();
    }

    private static String plain(String packageName, int number) {
        StringBuilder text = new StringBuilder("package " + packageName + ";\n\nclass Plain" + number + " {\n");
        for (int i = 0; i < LONG; i++) {
            text.append("    double at")
                    .append(i)
                    .append("(double[] values) {\n        double sum = ")
                    .append(i);
            text.append(";\n        for (int k = 0; k < values.length; k++) {\n            sum += values[k] + Plain");
            text.append((number + 1) % PLAIN).append(".scaled(k);\n        }\n        return sum;\n    }\n\n");
        }
        return text.append("    static double scaled(int i) {\n        return i * 0.5;\n    }\n}\n")
                .toString();
    }
}
