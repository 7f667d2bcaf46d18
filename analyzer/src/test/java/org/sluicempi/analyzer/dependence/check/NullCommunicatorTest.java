package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class NullCommunicatorTest {
    private static Trial receive(String call) {
        return Trial.of(call + "\nfor (int i = 0; i < n; i++) b[i] = a[i];");
    }

    @Test
    void aCallThatMeansTheSameTwiceMayBeWrittenASecondTime() {
        assertThat(receive("comm.recv(a, n, MPI.DOUBLE, 1, 0);").ask(new NullCommunicator()))
                .isEmpty();
        assertThat(receive("anywhere.recv(a, n, MPI.DOUBLE, 1, 0);").ask(new NullCommunicator()))
                .isEmpty();
    }

    @Test
    void aCommunicatorThatIsMadeByACallIsNotMadeTwice() {
        assertThat(receive("chosen().recv(a, n, MPI.DOUBLE, 1, 0);").ask(new NullCommunicator()))
                .startsWith("SL106: 'chosen()' may be null")
                .endsWith("the call cannot be written a second time, to be made where it is");
    }

    @Test
    void aCallOnSeveralLinesWouldFailOnAnotherOne() {
        assertThat(receive("comm\n.recv(a, n, MPI.DOUBLE,\n1, b.length);").ask(new NullCommunicator()))
                .startsWith("SL106: 'comm' may be null")
                .contains("would not fail on its line");
    }

    @Test
    void aCommunicatorThatIsThereNeedsNoSecondCall() {
        assertThat(receive("int size = comm.getSize();\ncomm\n.recv(a, n, MPI.DOUBLE,\n1, b.length);")
                        .ask(new NullCommunicator()))
                .isEmpty();
    }
}
