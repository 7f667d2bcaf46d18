package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.memo.Lazy;

class HandlerCheckTest {
    private static String ask(Trial trial) {
        return trial.ask(new HandlerCheck(new Lazy<>(() -> new WaysOut(trial.candidate(), trial.reader()).find())));
    }

    private static Trial caught(String between) {
        return Trial.of("""
                try {
                    comm.recv(a, n, MPI.DOUBLE, 1, 0);
                    %s
                    for (int i = 0; i < n; i++) b[i] = a[i];
                } catch (RuntimeException e) {
                    log(a[0]);
                }
                """.formatted(between));
    }

    @Test
    void whoGoesOnAfterAnExceptionBetweenCallAndLoopWouldSeeHalfAMessage() {
        assertThat(ask(caught("b[0] = k;"))).startsWith("SL110: ").contains("may go on after an exception at 'b[0]'");
    }

    @Test
    void whereNothingCanBeThrownBetweenThemNobodyCanTell() {
        assertThat(ask(caught(""))).isEmpty();
        assertThat(ask(caught("int m = k + 1;"))).isEmpty();
    }

    @Test
    void whoeverCallsAPublicMethodMayGoOn() {
        assertThat(ask(Trial.of("""
                comm.recv(a, n, MPI.DOUBLE, 1, 0);
                b[0] = k;
                for (int i = 0; i < n; i++) b[i] = a[i];
                """)))
                .startsWith("SL110: 'public static void run(")
                .contains("may go on after an exception at 'b[0]'");
    }
}
