package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

class ArgumentCheckTest {
    private static Trial send(String inLoop, String call) {
        return Trial.of("for (int i = 0; i < n; i++) { a[i] = i; " + inLoop + " }\n" + call);
    }

    @Test
    void aCallMayChangeAFieldOfALibrarysObject() {
        String read = "java.io.StreamTokenizer st = new java.io.StreamTokenizer(new java.io.StringReader(\"\"));"
                + " for (int i = 0; i < n; i++) a[i] = i; %s comm.send(a, (int) st.nval, MPI.DOUBLE, 1, 0);";

        assertThat(Trial.of(read.formatted("st.nextToken();")).ask(new ArgumentCheck(false)))
                .startsWith("SL106: argument '(int) st.nval' cannot be evaluated before the loop");
        assertThat(Trial.of(read.formatted("")).ask(new ArgumentCheck(false))).isEmpty();
    }

    @Test
    void whatTheCallEvaluatesMustNotChangeInTheLoop() {
        assertThat(send("k = i;", "comm.send(a, n, MPI.DOUBLE, k, 0);").ask(new ArgumentCheck(false)))
                .startsWith("SL106: argument 'k' cannot be evaluated before the loop")
                .contains("because of 'k'");
        assertThat(send("P.bound = i;", "comm.send(a, n, MPI.DOUBLE, bound, 0);")
                        .ask(new ArgumentCheck(false)))
                .startsWith("SL106: argument 'bound'");
        assertThat(send("", "comm.send(a, n, MPI.DOUBLE, k + 1, 0);").ask(new ArgumentCheck(false)))
                .isEmpty();
    }

    @Test
    void aCallThatTheWorldSeesIsNotMadeEarly() {
        assertThat(send("", "comm.send(a, n, MPI.DOUBLE, new java.util.Scanner(System.in).nextInt(), 0);")
                        .ask(new ArgumentCheck(false)))
                .startsWith("SL106: argument 'new java.util.Scanner(System.in).nextInt()'");
    }

    @Test
    void aConditionAroundTheCallIsEvaluatedBeforeTheLoopOrNotAtAll() {
        assertThat(send("k = i;", "if (k > 0) comm.send(a, n, MPI.DOUBLE, 1, 0);")
                        .ask(new ArgumentCheck(false)))
                .startsWith("SL118: the call stands under 'if (k > 0)'")
                .contains("because of 'k'");
        assertThat(send("", "if (k > 0) comm.send(a, n, MPI.DOUBLE, 1, 0);").ask(new ArgumentCheck(false)))
                .isEmpty();
    }

    private static final Snippet.Table CONDITIONS = Snippet.table("for (int i = 0; i < n; i++) { b[i] = i; %s }", """
            } if (k > 0) { comm.send(b, n, MPI.DOUBLE, 1, 0); => k > 0
            } if (k > 0 || n > 3) { comm.send(b, n, MPI.DOUBLE, 1, 0); => k > 0 || n > 3
            } if (k > 0 || n > 3) if (n > k || n > 9) { comm.send(b, n, MPI.DOUBLE, 1, 0); => (k > 0 || n > 3) && (n > k || n >
             9)
            c[0] = 1; } if (k > 0 || n > 3) { comm.send(b, n, MPI.DOUBLE, 1, 0); => (k > 0 || n > 3) && b != c
            c[0] = 1; } if (k > 0 || n > 3) if (n > k || n > 9) { comm.send(b, n, MPI.DOUBLE, 1, 0); => (k > 0 || n > 3) && (n >
             k || n > 9) && b != c
            c[0] = 1; } if (k > 0 && n > 3) { comm.send(b, n, MPI.DOUBLE, 1, 0); => k > 0 && n > 3 && b != c
            c[0] = 1; } if (b != c) { comm.send(b, n, MPI.DOUBLE, 1, 0); => b != c
            c[0] = 1; } comm.send(b, n, MPI.DOUBLE, 1, 0); { => b != c
            } if (k > 0) { k++; } else { comm.send(b, n, MPI.DOUBLE, 1, 0); => !(k > 0)
            } boolean known = n > 3; if (known) { k++; } else { comm.send(b, n, MPI.DOUBLE, 1, 0); => !(n > 3)
            } final boolean known = n > 3; if (!known) { k++; } else { comm.send(b, n, MPI.DOUBLE, 1, 0); => !(!(n > 3))
            } if (k > 3 ? n > 3 : n > 4) { k++; } else { comm.send(b, n, MPI.DOUBLE, 1, 0); => !(k > 3 ? n > 3 : n > 4)
            } if (Boolean.parseBoolean("")) { k++; } else { comm.send(b, n, MPI.DOUBLE, 1, 0); => !Boolean.parseBoolean("")
            c[0] = 1; } if (k > 3 ? n > 3 : n > 4) { comm.send(b, n, MPI.DOUBLE, 1, 0); => (k > 3 ? n > 3 : n > 4) && b != c
            } if (k > 0 || n > 3) { comm.send(b, n, MPI.DOUBLE, n / k, 0); => k != 0 && (k > 0 || n > 3)
            } if (k != 0 && n > 3) { comm.send(b, n, MPI.DOUBLE, n / k, 0); => k != 0 && n > 3
            c[0] = 1; } if (k != 0 && n > 3) { comm.send(b, n, MPI.DOUBLE, n / k, 0); => k != 0 && n > 3 && b != c
            } if (k > 0 && n > 3) { k++; } else { comm.send(b, n, MPI.DOUBLE, n / k, 0); => k != 0 && !(k > 0 && n > 3)
            } { comm.send(b, n, MPI.DOUBLE, 1, 0); => nothing
            """);

    /** What the begin is asked first, after the check itself and that of other arrays. */
    private static String when(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        String refusal = trial.ask(new ArgumentCheck(false)) + trial.ask(new AliasCheck(false));
        return refusal.isEmpty() ? ArgumentCheck.when(trial.candidate()).orElse("nothing") : refusal;
    }

    @TestFactory
    Stream<DynamicTest> conditions() {
        return CONDITIONS.answers(ArgumentCheckTest::when);
    }

    @Test
    void whatMayThrowIsTestedFirst() {
        Trial trial = send("", "comm.send(a, n, MPI.DOUBLE, n / k, 0);");

        assertThat(trial.ask(new ArgumentCheck(false))).isEmpty();
        assertThat(trial.candidate().tests().all()).containsExactly("k != 0");
        assertThat(ArgumentCheck.when(trial.candidate())).contains("k != 0");
    }
}
