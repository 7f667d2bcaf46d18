package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dialect.CallKind;

class SeriesCallCheckTest {
    private static final String SENDS =
            "for (int d = 1; d < k; d++) { MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, d, 0); %s }";

    private static String ask(String beside, CallKind kind) {
        String program = SENDS.formatted(beside);
        return Trial.ofSeries(kind == CallKind.SEND ? program : program.replace(".send", ".recv"))
                .ask(new SeriesCallCheck(kind));
    }

    @Test
    void whatComputesOnlyMayStandBesideTheCalls() {
        assertThat(ask("b[d] = Math.sqrt(d);", CallKind.SEND)).isEmpty();
        assertThat(ask("b[d] = Math.sqrt(d);", CallKind.RECV)).isEmpty();
        assertThat(ask("clear();", CallKind.SEND)).isEmpty();
    }

    @Test
    void whatTheWorldSeesMayNot() {
        assertThat(ask("log(d);", CallKind.SEND))
                .startsWith("SL114: 'log(d)' at line ")
                .contains("inside the loop");
        assertThat(ask("MPI.COMM_WORLD.barrier();", CallKind.RECV))
                .startsWith("SL114: ")
                .endsWith("communicates");
        assertThat(ask("flag = true;", CallKind.SEND)).startsWith("SL114: 'flag' at line ");
    }

    @Test
    void aVolatileFieldIsSeenByOtherThreads() {
        assertThat(ask("b[d] = flag ? 1 : 0;", CallKind.SEND)).startsWith("SL114: 'flag' at line ");
        assertThat(ask("b[d] = flag ? 1 : 0;", CallKind.RECV)).startsWith("SL114: 'flag' at line ");
        assertThat(ask("bound = d; b[d] = bound;", CallKind.SEND)).isEmpty();
    }

    @Test
    void aCommunicatorThatMayBeNullFailsInTheWordsOfTheCall() {
        String sends = SENDS.formatted("").replace("MPI.COMM_WORLD", "anywhere");
        assertThat(Trial.ofSeries(sends).ask(new SeriesCallCheck(CallKind.SEND)))
                .startsWith("SL106: 'anywhere' may be null");
        assertThat(Trial.ofSeries("anywhere.getRank(); " + sends).ask(new SeriesCallCheck(CallKind.SEND)))
                .isEmpty();
    }
}
