package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class SeriesAliasCheckTest {
    private static String ask(String beside, boolean receives) {
        String call = receives ? "recv" : "send";
        return Trial.ofSeries("double[] own = new double[n]; for (int d = 1; d < k; d++) { MPI.COMM_WORLD." + call
                        + "(a, n, MPI.DOUBLE, d, 0); " + beside + " }")
                .ask(new SeriesAliasCheck(receives));
    }

    @Test
    void anotherNameThatNoTestTellsApartStopsTheLoop() {
        assertThat(ask("b[0] = d;", false))
                .startsWith("SL111: that a != b is not proved, and the loop at line ")
                .endsWith("begins its messages without a test");
        assertThat(ask("rows[0][1] = d;", false)).startsWith("SL111: row 'rows[0]' at line ");
        assertThat(ask("own[0] = b[d];", true)).startsWith("SL111: that a != b is not proved");
    }

    @Test
    void whatIsAnotherArrayForCertainDoesNot() {
        assertThat(ask("own[0] = b[d];", false)).isEmpty();
        assertThat(ask("own[0] += d;", true)).isEmpty();
    }
}
