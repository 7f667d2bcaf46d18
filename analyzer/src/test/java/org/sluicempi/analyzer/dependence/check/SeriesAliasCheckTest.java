package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class SeriesAliasCheckTest {
    private static Trial trial(String beside, boolean receives) {
        String call = receives ? "recv" : "send";
        return Trial.ofSeries("double[] own = new double[n]; for (int d = 1; d < k; d++) { MPI.COMM_WORLD." + call
                + "(a, n, MPI.DOUBLE, d, 0); " + beside + " }");
    }

    private static String ask(String beside, boolean receives) {
        return trial(beside, receives).ask(new SeriesAliasCheck(receives));
    }

    @Test
    void anotherNameIsTestedInFrontOfTheLoop() {
        for (Trial trial : List.of(trial("b[0] = d;", false), trial("own[0] = b[d];", true))) {
            assertThat(trial.ask(new SeriesAliasCheck(true))).isEmpty();
            assertThat(trial.candidate().guards()).containsExactly("a != b");
        }
    }

    @Test
    void anotherNameThatNoTestTellsApartStopsTheLoop() {
        assertThat(ask("rows[0][1] = d;", false)).startsWith("SL111: row 'rows[0]' at line ");
        Trial inside = Trial.ofSeries(
                "for (int d = 1; d < k; d++) { double[] part = d > 1 ? b : a; MPI.COMM_WORLD.send(part, n,"
                        + " MPI.DOUBLE, d, 0); b[0] = d; }");
        assertThat(inside.ask(new SeriesAliasCheck(false)))
                .startsWith("SL111: that part != b is not proved, and cannot be tested in front of the loop at line ");
    }

    @Test
    void whatIsAnotherArrayForCertainDoesNot() {
        assertThat(ask("own[0] = b[d];", false)).isEmpty();
        assertThat(ask("own[0] += d;", true)).isEmpty();
        Trial inside = Trial.ofSeries(
                "for (int d = 1; d < k; d++) { double[] part = new double[n]; MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, d, 0); b[0] = d; }");
        assertThat(inside.ask(new SeriesAliasCheck(false))).isEmpty();
    }
}
