package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.dependence.Trial;

/** What counts as reading a header, and which elements it is made of. */
class HeaderReadsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            k = (int) b[0];                                     | 0 to 1
            k = (int) b[3 * 2 + 1];                             | 7 to 8
            k = (int) b[2147483646];                            | 2147483646 to 2147483647
            if (b[2] > 2) k = (int) b[5];                       | 2 to 6
            k = (int) (b[5] + b[2] + a[9]);                     | 2 to 6
            k = (int) b[0] + b.length;                          | 0 to 1
            k = (int) (b[0] + shared[7] + a[9] + rows[3][4]);   | 0 to 1
            k = (int) b[k];                                     | more
            k = (int) b[i];                                     | more
            k = (int) b[-1];                                    | more
            k = (int) b[2147483647];                            | more
            k = (int) b[0]; k = (int) b[k];                     | more
            b[0] = 1;                                           | more
            b[0]++;                                             | more
            b[0] += 2;                                          | more
            b = a;                                              | more
            double[] d = b;                                     | more
            if (b[0] > 2) b[1] = 2;                             | more
            System.out.println(b);                              | more
            k = b[0] > 1 ? 2 : java.util.Arrays.hashCode(b);    | more
            for (double x : b) k++;                             | more
            for (double x : new double[][] {b}[0]) k++;         | more
            """)
    void ofAnArray(String statements, String elements) {
        assertThat(ask("b", statements)).isEqualTo(elements);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            k = (int) rows[2][3];                               | 3 to 4
            k = (int) rows[2][k];                               | more
            rows[2][3] = 1;                                     | more
            double[] d = rows[2];                               | more
            System.out.println(rows[2]);                        | more
            rows[2] = a;                                        | more
            double[][] d = rows; k = (int) rows[2][0];          | more
            """)
    void ofARow(String statements, String elements) {
        assertThat(ask("rows[2]", statements)).isEqualTo(elements);
    }

    private static String ask(String buffer, String statements) {
        Candidate candidate = Trial.of("comm.recv(" + buffer + ", n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { "
                        + statements + " }")
                .candidate();
        if (HeaderReads.others(candidate.body(), candidate.buffer()).isPresent()) {
            return "more";
        }
        HeaderReads reads = HeaderReads.of(candidate.body(), candidate.buffer());
        return reads.from() + " to " + reads.to();
    }
}
