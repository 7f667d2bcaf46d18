package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class LoopCallCheckTest {
    @Test
    void whatTheWorldSeesStaysWhereItIs() {
        Trial trial = Trial.of("""
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                    log(i);
                }
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(trial.ask(new LoopCallCheck(false)))
                .startsWith("SL114: 'log(i)' at line ")
                .contains("inside the loop");
    }

    @Test
    void whatOnlyComputesMayBeCalled() {
        Trial trial = Trial.of("""
                for (int i = 0; i < n; i++) {
                    a[i] = Math.sqrt(i);
                }
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(trial.ask(new LoopCallCheck(false))).isEmpty();
    }

    @Test
    void aCallThatReachesTheBufferThroughItsFieldIsRefusedWhereItsUseMatters() {
        Trial trial = Trial.of("""
                comm.recv(shared, n, MPI.DOUBLE, 1, 0);
                for (int i = 0; i < n; i++) {
                    b[i] = shared[i] + first();
                }
                """);

        assertThat(trial.ask(new LoopCallCheck(true))).contains("may touch 'shared'");
        assertThat(trial.ask(new LoopCallCheck(false))).isEmpty();
    }
}
