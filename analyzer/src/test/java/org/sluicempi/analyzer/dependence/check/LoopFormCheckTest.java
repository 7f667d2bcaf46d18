package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class LoopFormCheckTest {
    private static Trial withBound(String bound, String alsoInLoop) {
        return Trial.of("for (int i = 0; i < " + bound + "; i++) { a[i] = i; " + alsoInLoop + " }\n"
                + "comm.send(a, n, MPI.DOUBLE, 1, 0);");
    }

    @Test
    void aBoundThatTheLoopChangesByWayOfAFieldIsNone() {
        assertThat(withBound("bound", "grow();").ask(new LoopFormCheck())).startsWith("SL103: ");
        assertThat(withBound("bound", "").ask(new LoopFormCheck())).isEmpty();
        assertThat(withBound("n", "grow();").ask(new LoopFormCheck())).isEmpty();
    }
}
