package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class StatusCheckTest {
    private static Trial receive(String call, String inLoop) {
        return Trial.of(call + "\nfor (int i = 0; i < n; i++) { b[i] = a[i]; " + inLoop + " }");
    }

    @Test
    void aStatusThatNobodyWantsOrThatIsUsedBehindTheLoopDoesNotMatter() {
        assertThat(receive("comm.recv(a, n, MPI.DOUBLE, 1, 0);", "").ask(new StatusCheck()))
                .isEmpty();
        assertThat(receive("Status s = comm.recv(a, n, MPI.DOUBLE, 1, 0);", "").ask(new StatusCheck()))
                .isEmpty();
    }

    @Test
    void aStatusIsNotUsedBeforeTheLoopHasEnded() {
        assertThat(receive("Status s = comm.recv(a, n, MPI.DOUBLE, 1, 0);", "k = s.getSource();")
                        .ask(new StatusCheck()))
                .startsWith("SL115: the status is used at line ")
                .endsWith("before the loop has consumed the message");
        assertThat(receive("Status s = comm.recv(a, n, MPI.DOUBLE, 1, 0);\nk = s.getSource();", "")
                        .ask(new StatusCheck()))
                .startsWith("SL115: the status is used at line ");
    }

    @Test
    void aStatusThatAHandlerReadsMustBeThereInTime() {
        assertThat(Trial.of("""
                        Status s = null;
                        try {
                            s = comm.recv(a, n, MPI.DOUBLE, 1, 0);
                            b[k] = 1;
                            for (int i = 0; i < n; i++) b[i] = a[i];
                        } catch (RuntimeException e) {
                            log(s.getSource());
                        }
                        """).ask(new StatusCheck()))
                .startsWith("SL115: the status is used at line ")
                .endsWith("where an exception between call and loop may lead to");
    }

    private static final String LOOP = " for (int i = 0; i < n; i++) b[i] = a[i]; ";

    private static String ask(String statements) {
        return Trial.of(statements).ask(new StatusCheck());
    }

    @Test
    void aStatusIsUsedWhereTheCallStandsUnlessALocalVariableKeepsIt() {
        String used = "SL115: the status of 'recv' is used where the call stands";
        String call = "comm.recv(a, n, MPI.DOUBLE, 1, 0)";
        assertThat(ask(call + ";" + LOOP)).isEmpty();
        assertThat(ask("Status[] t = new Status[1]; t[0] = " + call + ";" + LOOP))
                .isEqualTo(used);
        assertThat(ask("Status s; s = " + call + ";" + LOOP)).isEmpty();
        assertThat(ask("Status t = null; Status s = " + call + ";" + LOOP + "if (t == null) t = s;"))
                .isEmpty();
        assertThat(ask("Status t = null; Status s = " + call + "; t = null; if (t == null) k = 1;" + LOOP))
                .isEmpty();
        assertThat(ask("Status s = " + call + "; s = null;" + LOOP)).startsWith("SL115: the status is used at line ");
    }

    @Test
    void onlyWhatMayThrowLeadsToAHandler() {
        String handled =
                "Status s = null; try { s = comm.recv(a, n, MPI.DOUBLE, 1, 0); %s } catch (RuntimeException e) { log(s.getSource()); }";
        assertThat(ask(handled.formatted("k = 1;" + LOOP))).isEmpty();
        assertThat(StatusCheck.isSeenBehindLoop(
                        Trial.of(handled.formatted(LOOP)).candidate()))
                .isTrue();
        assertThat(StatusCheck.isSeenBehindLoop(Trial.of("Status s = comm.recv(a, n, MPI.DOUBLE, 1, 0);" + LOOP)
                        .candidate()))
                .isFalse();
    }

    @Test
    void aStatusMayGoToAVariableOfBefore() {
        assertThat(StatusCheck.isAssigned(Trial.of("Status s; s = comm.recv(a, n, MPI.DOUBLE, 1, 0);" + LOOP)
                        .candidate()
                        .site()))
                .isTrue();
        assertThat(StatusCheck.isAssigned(Trial.of("Status s = comm.recv(a, n, MPI.DOUBLE, 1, 0);" + LOOP)
                        .candidate()
                        .site()))
                .isFalse();
    }
}
