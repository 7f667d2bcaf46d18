package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class SeriesExitCheckTest {
    private static String ask(String beside) {
        return Trial.ofSeries(
                        "for (int d = 1; d < k; d++) { MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, d, 0); " + beside + " }")
                .ask(new SeriesExitCheck());
    }

    @Test
    void aLoopThatIsLeftInItsMiddleIsLeftAlone() {
        assertThat(ask("if (d == 3) return;"))
                .startsWith("SL109: 'return;' at line ")
                .contains("may leave the loop");
        assertThat(ask("if (d == 3) break;")).startsWith("SL109: 'break;' at line ");
        assertThat(ask("if (d == 3) throw new IllegalStateException();")).startsWith("SL109: ");
    }

    @Test
    void whatGoesOnWithTheNextIterationIsNoWayOut() {
        assertThat(ask("if (d == 3) continue; b[0] = d;")).isEmpty();
        assertThat(ask("b[0] = d;")).isEmpty();
    }

    @Test
    void codeThatRunsAtAnotherTimeIsHidden() {
        assertThat(ask("Runnable later = () -> b[0] = 1;"))
                .startsWith("SL109: ")
                .endsWith("hides when its code runs");
    }
}
