package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.dependence.Trial;

class LoopExitCheckTest {
    private static final String LEFT_EARLY = """
            for (int i = 0; i < n; i++) {
                if (b[i] > 1) break;
                a[i] = i;
            }
            """;

    @ParameterizedTest
    @CsvSource({
        "break;, ''",
        "break rows;, ''",
        "if (k > 0) break;, ''",
        "continue;, ''",
        "return;, return;",
        "break all;, break all;",
        "throw new IllegalStateException();, throw new IllegalStateException();",
        "try { break; } finally { if (k > 0) return; }, return;",
        "for (int j = 0; j < k; j++) { if (j > 3) break rows; }, ''",
        "for (int j = 0; j < k; j++) { if (j > 3) break all; }, break all;"
    })
    void aLoopThatSendsMayOnlyEndEarly(String jump, String refused) {
        String refusal = Trial.of("all: { rows: for (int i = 0; i < n; i++) { if (b[i] > 1) { " + jump
                        + " } a[i] = i; } comm.send(a, n, MPI.DOUBLE, 1, 0); }")
                .ask(new LoopExitCheck(false));
        if (refused.isEmpty()) {
            assertThat(refusal).isEmpty();
        } else {
            assertThat(refusal).startsWith("SL109: the loop at ").contains("may be left by '" + refused);
        }
    }

    @Test
    void aLoopBetweenMayEndEarly() {
        assertThat(Trial.of("for (int i = 0; i < n; i++) a[i] = i; for (int j = 0; j < n; j++) { if (b[j] > 1) break; }"
                                + " comm.send(a, n, MPI.DOUBLE, 1, 0);")
                        .ask(new LoopExitCheck(false)))
                .isEmpty();
    }

    @Test
    void aReceiveIsCompletedWhereItsLoopIsLeft() {
        Trial trial = Trial.of("comm.recv(a, n, MPI.DOUBLE, 1, 0);\n"
                + LEFT_EARLY.replace("a[i] = i", "b[i] = a[i]").replace("break", "return"));

        assertThat(trial.ask(new LoopExitCheck(true))).isEmpty();
    }

    @Test
    void nobodyMayJumpBetweenLoopAndCall() {
        Trial send = Trial.of("""
                for (int i = 0; i < n; i++) a[i] = i;
                if (k > 0) return;
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """);
        Trial receive = Trial.of("""
                comm.recv(a, n, MPI.DOUBLE, 1, 0);
                if (k > 0) return;
                for (int i = 0; i < n; i++) b[i] = a[i];
                """);

        assertThat(send.ask(new LoopExitCheck(false)))
                .startsWith("SL109: the code between")
                .contains("'return;'");
        assertThat(receive.ask(new LoopExitCheck(true)))
                .startsWith("SL109: the code between")
                .contains("'return;'");
    }

    @Test
    void aJumpThatStaysInTheLoopDoesNotMatter() {
        assertThat(Trial.of("""
                        for (int i = 0; i < n; i++) {
                            a[i] = i;
                            if (b[i] > 1) continue;
                            b[i] = 2;
                        }
                        comm.send(a, n, MPI.DOUBLE, 1, 0);
                        """).ask(new LoopExitCheck(false))).isEmpty();
    }
}
