package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dialect.CallKind;

class TestedHalfTest {
    private static final String PACKED = "for (int i = 0; i < n; i++) a[i] = i;\n";

    private static String ask(String call) {
        return ask(Trial.ofHalf(PACKED + call, CallKind.SEND));
    }

    /** Which tests are needed is found out with the arguments. */
    private static String ask(Trial trial) {
        assertThat(trial.ask(new ArgumentCheck(false))).isEmpty();
        return trial.ask(new TestedHalf());
    }

    @Test
    void aCallThatIsNotTestedStandsOnce() {
        assertThat(
                        ask(
                                "int size = comm.getSize();\ncomm.sendRecv(a, n, MPI.DOUBLE,\n1, 0, b, b.length, MPI.DOUBLE, 1, 0);"))
                .isEmpty();
    }

    @Test
    void onOneLineItIsWrittenTwice() {
        assertThat(ask("comm.sendRecv(a, n, MPI.DOUBLE, 1 / k, 0, b, b.length, MPI.DOUBLE, 1, 0);"))
                .isEmpty();
    }

    @Test
    void onSeveralLinesItWouldFailOnAnother() {
        assertThat(ask("comm.sendRecv(a, n, MPI.DOUBLE, 1 / k, 0, b, b.length, MPI.DOUBLE,\nMath.floorDiv(1, k), 0);"))
                .startsWith("SL106: the message may be begun only if k != 0")
                .contains("cannot be written a second time");
    }

    @Test
    void aFunctionHasANumberThatOneOfTwoWouldNotHave() {
        assertThat(ask("comm.sendRecv(a, n, MPI.DOUBLE, 1 / k, 0, b,"
                        + " ((java.util.function.IntSupplier) () -> 1).getAsInt(), MPI.DOUBLE, 1, 0);"))
                .startsWith("SL106: the message may be begun only if k != 0");
    }

    @Test
    void aSendOfItsOwnIsNoneOfItsBusiness() {
        assertThat(ask(Trial.of(PACKED + "comm.send(a, n, MPI.DOUBLE,\n1 / k, 0);")))
                .isEmpty();
    }
}
