package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class AliasCheckTest {
    private static Trial send(String inLoop) {
        return Trial.of("for (int i = 0; i < n; i++) { a[i] = i; " + inLoop + " }\ncomm.send(a, n, MPI.DOUBLE, 1, 0);");
    }

    private static Trial receive(String inLoop) {
        return Trial.of(
                "comm.recv(a, n, MPI.DOUBLE, 1, 0);\nfor (int i = 0; i < n; i++) { k += a[i]; " + inLoop + " }");
    }

    @Test
    void anotherVariableIsComparedAtRunTime() {
        Trial trial = send("b[i] = 1;");

        assertThat(trial.ask(new AliasCheck(false))).isEmpty();
        assertThat(trial.candidate().guards()).containsExactly("a != b");
    }

    @Test
    void readingTheOtherMattersToAReceiveOnly() {
        Trial send = send("k += b[i];");
        Trial receive = receive("k += b[i];");

        assertThat(send.ask(new AliasCheck(false))).isEmpty();
        assertThat(send.candidate().guards()).isEmpty();
        assertThat(receive.ask(new AliasCheck(true))).isEmpty();
        assertThat(receive.candidate().guards()).containsExactly("a != b");
    }

    @Test
    void whatNoTestBeforeTheLoopCanTellIsRefused() {
        assertThat(send("rows[i][0] = 1;").ask(new AliasCheck(false)))
                .startsWith("SL111: row 'rows[i]' at line ")
                .endsWith("may be the same array as 'a'");
    }

    /** What is no array is not called one. */
    @Test
    void anObjectThatTheLoopCallsMayLeadToTheArray() {
        Trial receive = Trial.of("""
                StringBuilder text = new StringBuilder();
                comm.recv(a, n, MPI.DOUBLE, 1, 0);
                for (int i = 0; i < n; i++) {
                    text.append(a[i]);
                }
                """);

        assertThat(receive.ask(new AliasCheck(true)))
                .startsWith("SL111: 'text' at line ")
                .endsWith("may be an object that leads to the array in 'a'");
    }

    @Test
    void arraysOfOtherTypesAndFreshOnesAreOthers() {
        Trial fresh = Trial.of("""
                double[] own = new double[n];
                for (int i = 0; i < n; i++) {
                    own[i] = i;
                    rows[i][0] = 1;
                }
                comm.send(own, n, MPI.DOUBLE, 1, 0);
                """);
        Trial ints = Trial.of("""
                int[] numbers = shared == null ? new int[1] : new int[n];
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                    numbers[0] = i;
                }
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(fresh.ask(new AliasCheck(false))).isEmpty();
        assertThat(ints.ask(new AliasCheck(false))).isEmpty();
        assertThat(fresh.candidate().guards()).isEmpty();
        assertThat(ints.candidate().guards()).isEmpty();
    }

    @Test
    void aCallThatReachesThroughAFieldIsRefused() {
        assertThat(receive("k += first();").ask(new AliasCheck(true)))
                .startsWith("SL111: an array that 'first()' reaches through a field");
        assertThat(send("k += first();").ask(new AliasCheck(false))).isEmpty();
    }
}
