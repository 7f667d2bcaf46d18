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

    private static Trial withStep(String before, String step, String alsoInLoop) {
        return Trial.of(before + "for (int i = 0; i < n; i += " + step + ") { a[i] = i; " + alsoInLoop + " }\n"
                + "comm.send(a, n, MPI.DOUBLE, 1, 0);");
    }

    @Test
    void aStepIsKnownToLeadToTheBoundAndKept() {
        LoopFormCheck check = new LoopFormCheck();
        assertThat(withStep("int s = comm.getSize(); ", "s", "").ask(check)).isEmpty();
        assertThat(withStep("int s = 4; ", "s", "grow();").ask(check)).isEmpty();
        assertThat(withStep("int s = comm.getSize() - 1; ", "s", "").ask(check))
                .contains("may stand still", "'i += s'");
        assertThat(withStep("int s = 1; s = comm.getSize(); ", "s", "").ask(check))
                .contains("may stand still");
        assertThat(withStep("int s = comm.getRank(); ", "s", "").ask(check)).contains("may stand still");
        assertThat(withStep("", "k", "").ask(check)).contains("may stand still");
        assertThat(withStep("", "bound", "grow();").ask(check)).contains("may change its counter, step");
    }
}
