package org.sluicempi.analyzer;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;

/**
 * The work of an analysis grows as its program does. Work is counted in bytes that the one thread allocates, which is the same on
 * each machine: from n to 2n it grows by twice of what it grows from n/2 to n where the work is linear, by four times where it is
 * quadratic. The compiler of the JVM takes allocations away as it goes along, so it may grow by less.
 */
class GrowthTest {
    private static final double LINEAR = 2;

    @TempDir
    Path folder;

    @Test
    void withThePairsOfAMethod() throws IOException {
        growsLinearly(24, this::method);
    }

    @Test
    void withTheFilesOfATree() throws IOException {
        growsLinearly(24, this::tree);
    }

    private interface Writer {
        void write(Path folder, int size) throws IOException;
    }

    private void growsLinearly(int size, Writer writer) throws IOException {
        long[] work = new long[3];
        for (int i = 0; i < work.length; i++) {
            int times = size << i;
            Path program = folder.resolve("p" + times);
            writer.write(program, times);
            work[i] = Math.min(work(program, 2 * times), work(program, 2 * times));
        }
        double growth = (double) (work[2] - work[1]) / (work[1] - work[0]);
        assertThat(growth).as("of %s bytes", List.of(work[0], work[1], work[2])).isBetween(0.5, LINEAR + 0.5);
    }

    private static long work(Path program, int sites) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        Analysis analysis = new Analyzer()
                .analyze(new SourceTree(List.of(program), List.of(), StandardCharsets.UTF_8, 17), Progress.NONE);
        long after = threads.getCurrentThreadAllocatedBytes();
        assertThat(analysis.files().stream()
                        .mapToInt(file -> file.sites().size())
                        .sum())
                .as("the sites that are found")
                .isEqualTo(sites);
        return after - before;
    }

    private void method(Path program, int pairs) throws IOException {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < pairs; i++) {
            code.append(pair(i));
        }
        write(program, "Pairs", main("", "Pairs", code.toString()));
    }

    /** Each program with a file of its own that it needs, and another that it does not. */
    private void tree(Path program, int programs) throws IOException {
        for (int i = 0; i < programs; i++) {
            String name = "p" + i;
            String head = "package " + name + ";\n";
            write(program.resolve(name), "Main", main(head, "Main", pair(0) + "sum += Used.half(1);\n"));
            write(
                    program.resolve(name),
                    "Used",
                    head + "class Used { static double half(int i) { return i * 0.5; } }\n");
            write(program.resolve(name), "Other", head + "class Other { int x; void go() { x++; } }\n");
        }
    }

    private static String main(String head, String type, String code) {
        return head + "import mpi.*;\nclass " + type
                + " {\nstatic void go(int n) throws MPIException {\ndouble sum = 0;\n" + code
                + "System.out.println(sum);\n}\n}\n";
    }

    private static String pair(int i) {
        return """
                double[] a%1$d = new double[n];
                for (int i = 0; i < n; i++) { a%1$d[i] = i * 0.5; }
                MPI.COMM_WORLD.send(a%1$d, n, MPI.DOUBLE, 1, %1$d);
                double[] b%1$d = new double[n];
                MPI.COMM_WORLD.recv(b%1$d, n, MPI.DOUBLE, 1, %1$d);
                for (int i = 0; i < n; i++) { sum += b%1$d[i]; }
                """.formatted(i);
    }

    private static void write(Path folder, String type, String text) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(type + ".java"), text);
    }
}
