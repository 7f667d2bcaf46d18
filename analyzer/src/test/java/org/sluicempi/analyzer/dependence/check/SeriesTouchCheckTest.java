package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class SeriesTouchCheckTest {
    private static String ask(String beside, boolean receives) {
        String call = receives ? "recv" : "send";
        return Trial.ofSeries("for (int d = 1; d < k; d++) { MPI.COMM_WORLD." + call + "(a, n, MPI.DOUBLE, d, 0); "
                        + beside + " }")
                .ask(new SeriesTouchCheck(receives));
    }

    @Test
    void whatIsSentIsNotWrittenInTheLoop() {
        assertThat(ask("a[0] = d;", false))
                .startsWith("SL120: 'a[0]' at line ")
                .contains("uses 'a' while messages of the loop");
        assertThat(ask("a = b;", false)).startsWith("SL120: ");
        assertThat(ask("b[0] = a[d];", false)).isEmpty();
    }

    @Test
    void anArrayOfEachIterationIsWrittenBeforeItIsSent() {
        String loop =
                "for (int d = 1; d < k; d++) { double[] x = %s; x[0] = d; MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, d, 0); %s }";

        assertThat(Trial.ofSeries(loop.formatted("new double[n]", "")).ask(new SeriesTouchCheck(false)))
                .isEmpty();
        assertThat(Trial.ofSeries(loop.formatted("b", "")).ask(new SeriesTouchCheck(false)))
                .startsWith("SL120: 'double[] x = b;'");
        assertThat(Trial.ofSeries(loop.formatted("new double[n]", "x[1] = d;")).ask(new SeriesTouchCheck(false)))
                .startsWith("SL120: 'x[1]'");
    }

    @Test
    void whatIsReceivedIsNotReadEither() {
        assertThat(ask("b[0] = a[d];", true)).startsWith("SL120: ");
        assertThat(ask("b[0] = a.length;", true)).isEmpty();
        assertThat(ask("", true)).isEmpty();
    }
}
