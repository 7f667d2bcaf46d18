package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dialect.CallKind;

class TestedHalfTest {
    private static final String PACKED = "for (int i = 0; i < n; i++) a[i] = i;\n";

    private static String ask(String call, String... tests) {
        Trial trial = Trial.ofHalf(PACKED + call, CallKind.SEND);
        for (String test : tests) {
            trial.candidate().guard(test);
        }
        return trial.ask(new TestedHalf());
    }

    @Test
    void aCallThatIsNotTestedStandsOnce() {
        assertThat(ask("comm.sendRecv(a, n, MPI.DOUBLE,\n1 / k, 0, b, b.length, MPI.DOUBLE, 1, 0);"))
                .isEmpty();
    }

    @Test
    void onOneLineItIsWrittenTwice() {
        assertThat(ask("comm.sendRecv(a, n, MPI.DOUBLE, 1 / k, 0, b, b.length, MPI.DOUBLE, 1, 0);", "k != 0"))
                .isEmpty();
    }

    @Test
    void onSeveralLinesItWouldFailOnAnother() {
        assertThat(ask("comm.sendRecv(a, n, MPI.DOUBLE,\n1 / k, 0, b, b.length, MPI.DOUBLE, 1, 0);", "k != 0"))
                .startsWith("SL106: the message may be begun only if k != 0")
                .contains("cannot be written a second time");
    }

    @Test
    void aFunctionHasANumberThatOneOfTwoWouldNotHave() {
        assertThat(ask(
                        "comm.sendRecv(a, n, MPI.DOUBLE, 1 / k, 0, b,"
                                + " ((java.util.function.IntSupplier) () -> 1).getAsInt(), MPI.DOUBLE, 1, 0);",
                        "k != 0"))
                .startsWith("SL106: the message may be begun only if k != 0");
    }

    @Test
    void aSendOfItsOwnIsNoneOfItsBusiness() {
        Trial trial = Trial.of(PACKED + "comm.send(a, n, MPI.DOUBLE,\n1 / k, 0);");
        trial.candidate().guard("k != 0");
        assertThat(trial.ask(new TestedHalf())).isEmpty();
    }
}
