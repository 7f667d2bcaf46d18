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
}
