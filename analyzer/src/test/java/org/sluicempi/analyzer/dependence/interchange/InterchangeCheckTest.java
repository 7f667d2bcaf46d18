package org.sluicempi.analyzer.dependence.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.dependence.Trial;

/** When the loops of a nest compute the same in the other order, and what the begin tests for it. */
class InterchangeCheckTest {
    private static final String CALL = "comm.send(a, n * k, MPI.DOUBLE, 1, 0);";

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            a[y * k + x] = x;                                         =>
            a[y * k + x] = Math.sqrt(x + y);                          =>
            a[y * k + x] = b[x];                                      => a != b
            double s = 0; for (int j = 0; j < 9; j++) { s += j; } a[y * k + x] = s; =>
            if (x > 3) { a[y * k + x] = 1; } else { a[y * k + x] = 2; } =>
            b[y * k + x] = x; a[y * k + x] = 1;                       => b != a
            a[(n - 1 - y) * k + x] = x;                               =>
            """)
    void orderMakesNoDifference(String iteration, String guard) {
        Trial trial = turned(iteration);

        assertThat(trial.ask(new InterchangeCheck(trial.accesses()))).isEmpty();

        if (guard != null) {
            assertThat(trial.candidate().guards()).contains(guard);
        }
        assertThat(trial.candidate().guards())
                .as("no element outside of the array")
                .anyMatch(test -> test.endsWith("<= a.length"));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            a[y * k + x] = a[x];                     => a[y * k + x]
            if (y > 0) { a[y * k + x] = a[(y - 1) * k + x]; } => a[y * k + x]
            b[x] = y; a[y * k + x] = 1;              => b[x]
            a[y * k + x] = rows[0][x];               => a[y * k + x]
            rows[0][x] = 1; a[y * k + x] = 1;        => rows[0][x]
            log(x); a[y * k + x] = 1;                => log(x)
            bound = y; a[y * k + x] = 1;             => bound
            if (flag) { a[y * k + x] = 1; }          => flag
            last = y; a[y * k + x] = 1;              => last
            last += y; a[y * k + x] = last;          => last
            a[y * k + x] = 100 / (x - k);            => 100 / (x - k)
            a[y * k + x] = b[(int) b[x]];            => b[(int) b[x]]
            double[] c = {1}; a[y * k + x] = c[0];   => {1}
            """)
    void orderMayMakeADifference(String iteration, String because) {
        Trial trial = turned(iteration);

        assertThat(trial.ask(new InterchangeCheck(trial.accesses())))
                .startsWith("SL105: the loops at line ")
                .contains("cannot change places, because of '" + because);
    }

    @Test
    void loopsInTheirPlacesAreNotAsked() {
        Trial trial = Trial.of("for (int y = 0; y < n; y++) { a[y] = flag ? 1 : 2; } " + CALL);

        assertThat(trial.ask(new InterchangeCheck(trial.accesses()))).isEmpty();
    }

    private static Trial turned(String iteration) {
        return Trial.ofTurned("double last = 0;\n" + "for (int x = 0; x < k; x++) {\n"
                + "for (int y = 0; y < n; y++) {\n" + iteration + "\n}\n}\n" + CALL + "\nSystem.out.println(last);");
    }
}
