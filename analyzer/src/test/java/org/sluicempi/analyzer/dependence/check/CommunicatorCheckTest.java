package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class CommunicatorCheckTest {
    @Test
    void aSendBeginsOnACommunicatorThatIsKnownOrTested() {
        Trial parameter = Trial.of("""
                for (int i = 0; i < n; i++) a[i] = i;
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """);
        Trial asked = Trial.of("""
                int size = comm.getSize();
                for (int i = 0; i < n; i++) a[i] = i;
                comm.send(a, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(parameter.ask(new CommunicatorCheck())).isEmpty();
        assertThat(parameter.candidate().tests().all()).containsExactly("comm != null");
        assertThat(asked.ask(new CommunicatorCheck())).isEmpty();
        assertThat(asked.candidate().tests().all()).isEmpty();
    }

    @Test
    void whatCannotBeTestedIsRefused() {
        Trial trial = Trial.of("""
                for (int i = 0; i < n; i++) a[i] = i;
                (k > 0 ? comm : anywhere).send(a, n, MPI.DOUBLE, 1, 0);
                """);

        assertThat(trial.ask(new CommunicatorCheck())).startsWith("SL106: '(k > 0 ? comm : anywhere)' may be null");
    }
}
