package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class SeriesCatcherCheckTest {
    private static final String CALLS = "for (int d = 1; d < k; d++) { MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, d, 0); }";

    private static String ask(String statements, boolean receives) {
        return Trial.ofSeries(receives ? statements.replace(".send", ".recv") : statements)
                .ask(new SeriesCatcherCheck(receives));
    }

    @Test
    void whoGoesOnAfterACallHasFailedSeesWhatOthersHaveDone() {
        String handled = "try { " + CALLS + " } catch (MPIException e) { a[0] = 1; } log(a[0]);";
        assertThat(ask(handled, false))
                .startsWith("SL110: 'catch (MPIException e) {")
                .contains("has failed, with others");
        assertThat(ask(handled, true)).startsWith("SL110: ");
    }

    @Test
    void callersThatNobodyKnowsCountForReceives() {
        assertThat(ask(CALLS, false)).isEmpty();
        assertThat(ask(CALLS, true)).startsWith("SL110: ");
    }
}
