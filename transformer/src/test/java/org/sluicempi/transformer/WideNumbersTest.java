package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.rule.Rule;

/** Sums and products whose factors leave the range of {@code int}, in which the program itself computes them. */
final class WideNumbersTest {
    private static final String PROGRAM = """
            final class Wide {
                static void exchange(double[] a, double[] b, int n, int m) throws mpi.MPIException {
                    for (int i = 0; i < @BOUND; i += @STEP) {
                        a[@INDEX] = 0.5 * i;
                    }
                    mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.DOUBLE, 1, 7);
                    mpi.MPI.COMM_WORLD.recv(b, n, mpi.MPI.DOUBLE, 1, 7);
                    double sum = 0;
                    for (int i = 0; i < @BOUND; i += @STEP) {
                        sum += b[@INDEX];
                    }
                    System.out.println(sum);
                }
            }
            """;

    @TempDir
    Path folder = Path.of("");

    private static final List<String> FRAGMENTS = List.of(
            "n | 1 | (n * 65536 * 65536) / 3 + i",
            "n | 1 | (n * 3 * 1000000000) / 7 + i",
            "n | 1 | (m + 2000000000 + 2000000000) % 10 + i",
            "n | 1 | (Integer.MIN_VALUE + m - Integer.MIN_VALUE) / 2 + i",
            "n | 1 | (m - Integer.MIN_VALUE) / 2 + i",
            "n | 1 | i + m * 65536 * 65536",
            "n | 1 | i * 65536 * 65536 + i",
            "n | 1 | i + m + 2000000000 + 2000000000",
            "n + 2000000000 + 2000000000 | 1 | i",
            "n * 65536 * 65536 + n | 1 | i",
            "n - Integer.MIN_VALUE | 1 | i",
            "n + Integer.MIN_VALUE | 1 | i",
            "n / 65536 * 65536 * 65536 | 1 | i",
            "n | 2147483647 | 2147483647 * i",
            "n | 65536 * 32767 | 65536 * i + m",
            "99999 | 1 | 100000 * i",
            "n | 100000 | 100000 * i + 100000 * m");

    @Test
    void are_transformed_or_refused_but_no_error() throws Exception {
        for (int i = 0; i < FRAGMENTS.size(); i++) {
            String[] parts = FRAGMENTS.get(i).split(" \\| ");
            String text = PROGRAM.replace("Wide", "Wide" + i)
                    .replace("@BOUND", parts[0])
                    .replace("@STEP", parts[1])
                    .replace("@INDEX", parts[2]);
            Files.writeString(folder.resolve("Wide" + i + ".java"), text);
        }
        SourceTree tree = new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17);

        assertThat(new Sluice().analyze(tree, Progress.NONE).everyRemark())
                .hasSizeGreaterThanOrEqualTo(2 * FRAGMENTS.size())
                .noneMatch(remark -> remark.rule() == Rule.SL016);
    }
}
