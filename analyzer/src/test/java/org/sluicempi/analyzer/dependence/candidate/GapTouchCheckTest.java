package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class GapTouchCheckTest {
    /** The condition is evaluated between loop and call. */
    private static Trial sendIf(String condition) {
        return Trial.of("for (int i = 0; i < n; i++) a[i] = i;\n" + "if (" + condition
                + ") comm.send(a, n, MPI.DOUBLE, 1, 0);");
    }

    @Test
    void whatIsSentIsNotWrittenBehindItsLoop() {
        assertThat(sendIf("a[0]++ > k").ask(new GapTouchCheck(false)))
                .startsWith("SL107: 'a[0]")
                .endsWith("touches 'a' between the loop and the call");
    }

    @Test
    void whatIsSentMayBeRead() {
        Trial trial = sendIf("a[0] > k");

        assertThat(trial.ask(new GapTouchCheck(false))).isEmpty();
        assertThat(trial.ask(new GapTouchCheck(true))).startsWith("SL107: 'a[0]'");
        assertThat(sendIf("n > k").ask(new GapTouchCheck(true))).isEmpty();
    }
}
