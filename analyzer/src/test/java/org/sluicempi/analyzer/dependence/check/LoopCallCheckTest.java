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
    void whatThreadsTellOneAnotherIsSaidToBeThat() {
        String loop = """
                class Told {
                    static volatile int state;
                }
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                    %s;
                }
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """;

        assertThat(Trial.of(loop.formatted("Told.state = i")).ask(new LoopCallCheck(false)))
                .endsWith("the field is volatile");
        assertThat(Trial.of(loop.formatted("b[i] = Told.state")).ask(new LoopCallCheck(false)))
                .endsWith("the field is volatile");
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

    @Test
    void aCallThatWritesTheBufferThroughItsFieldIsRefusedAlways() {
        Trial trial = Trial.of("""
                for (int i = 0; i < n; i++) {
                    shared[i] = i;
                    clear();
                }
                comm.send(shared, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(trial.ask(new LoopCallCheck(true))).endsWith("may touch 'shared'");
        assertThat(trial.ask(new LoopCallCheck(false))).endsWith("may touch 'shared'");
    }

    /** The loop's own accesses are read one by one elsewhere. */
    @Test
    void theLoopItselfMayUseTheField() {
        Trial trial = Trial.of("""
                for (int i = 0; i < n; i++) {
                    shared[i] = shared.length;
                }
                comm.send(shared, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(trial.ask(new LoopCallCheck(true))).isEmpty();
    }

    @Test
    void theFirstUseOfAClassMayUseTheField() {
        Trial trial = Trial.of("""
                class Late {
                    static double first = shared[0];
                }
                comm.recv(shared, n, MPI.DOUBLE, 1, 0);
                for (int i = 0; i < n; i++) {
                    b[i] = shared[i] + Late.first;
                }
                """);

        assertThat(trial.ask(new LoopCallCheck(true))).endsWith("may touch 'shared'");
    }
}
