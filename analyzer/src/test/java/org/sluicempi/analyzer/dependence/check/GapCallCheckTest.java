package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class GapCallCheckTest {
    private static final String SEND = """
            for (int i = 0; i < n; i++) a[i] = i;
            log(b[0]);
            comm.send(a, n, MPI.DOUBLE, 1, 0);
            """;

    @Test
    void whatTheWorldSeesKeepsItsOrderWithTheMessage() {
        assertThat(Trial.of(SEND).ask(new GapCallCheck(i -> false)))
                .startsWith("SL108: 'log(b[0])' at line ")
                .contains("between the loop");
    }

    @Test
    void whatMayBeSteppedOverAndWhatOnlyComputesDoNotMatter() {
        assertThat(Trial.of(SEND).ask(new GapCallCheck(i -> true))).isEmpty();
        assertThat(Trial.of(SEND.replace("log(b[0])", "b[0] = Math.sqrt(k)")).ask(new GapCallCheck(i -> false)))
                .isEmpty();
    }

    @Test
    void whatStandsBeforeTheLoopDoesNotMatter() {
        assertThat(Trial.of("log(b[0]);\n" + SEND.replace("log(b[0]);", "")).ask(new GapCallCheck(i -> false)))
                .isEmpty();
    }
}
