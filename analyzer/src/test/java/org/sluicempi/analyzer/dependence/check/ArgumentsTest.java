package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class ArgumentsTest {
    private static Trial send(String inLoop, String call) {
        return Trial.of("for (int i = 0; i < n; i++) { a[i] = i; " + inLoop + " }\n" + call);
    }

    @Test
    void whatTheCallEvaluatesMustNotChangeInTheLoop() {
        assertThat(send("k = i;", "comm.send(a, n, MPI.DOUBLE, k, 0);").ask(new Arguments()))
                .startsWith("SL106: argument 'k' cannot be evaluated before the loop")
                .contains("because of 'k'");
        assertThat(send("P.bound = i;", "comm.send(a, n, MPI.DOUBLE, bound, 0);")
                        .ask(new Arguments()))
                .startsWith("SL106: argument 'bound'");
        assertThat(send("", "comm.send(a, n, MPI.DOUBLE, k + 1, 0);").ask(new Arguments()))
                .isEmpty();
    }

    @Test
    void aCallThatTheWorldSeesIsNotMadeEarly() {
        assertThat(send("", "comm.send(a, n, MPI.DOUBLE, new java.util.Scanner(System.in).nextInt(), 0);")
                        .ask(new Arguments()))
                .startsWith("SL106: argument 'new java.util.Scanner(System.in).nextInt()'");
    }

    @Test
    void aConditionAroundTheCallIsEvaluatedBeforeTheLoopOrNotAtAll() {
        assertThat(send("k = i;", "if (k > 0) comm.send(a, n, MPI.DOUBLE, 1, 0);")
                        .ask(new Arguments()))
                .startsWith("SL118: the call stands under 'if (k > 0)'")
                .contains("because of 'k'");
        assertThat(send("", "if (k > 0) comm.send(a, n, MPI.DOUBLE, 1, 0);").ask(new Arguments()))
                .isEmpty();
    }

    @Test
    void whatMayThrowIsTestedFirst() {
        Trial trial = send("", "comm.send(a, n, MPI.DOUBLE, n / k, 0);");

        assertThat(trial.ask(new Arguments())).isEmpty();
        assertThat(trial.candidate().tests().all()).containsExactly("k != 0");
        assertThat(Arguments.when(trial.candidate())).contains("k != 0");
    }
}
