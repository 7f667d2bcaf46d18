package org.sluicempi.corpus.fuzz.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What counts as a difference. */
class JobOutcomeTest {
    @Test
    void everythingThatIsPrintedCounts() {
        JobOutcome outcome = new JobOutcome("exit 0", -1, List.of("a", "b"));

        assertThat(outcome.sameAs(new JobOutcome("exit 0", -1, List.of("a", "b"))))
                .isTrue();
        assertThat(outcome.sameAs(new JobOutcome("exit 0", -1, List.of("a", "b\nc"))))
                .isFalse();
        assertThat(outcome.sameAs(new JobOutcome("exit 1", -1, List.of("a", "b"))))
                .isFalse();
    }

    @Test
    void howFarTheOthersCameDoesNotCountWhereOneFails() {
        JobOutcome outcome = new JobOutcome("exit 1, rank 0: x", 0, List.of("a", "b"));

        assertThat(outcome.sameAs(new JobOutcome("exit 1, rank 0: x", 0, List.of("a", "b\nc"))))
                .isTrue();
        assertThat(outcome.sameAs(new JobOutcome("exit 1, rank 0: x", 0, List.of("a\nc", "b"))))
                .isFalse();
        assertThat(outcome.sameAs(new JobOutcome("exit 1, rank 0: x", 0, List.of("a", "c"))))
                .isFalse();
        assertThat(outcome.sameAs(new JobOutcome("exit 1, rank 0: y", 0, List.of("a", "b"))))
                .isFalse();
        assertThat(outcome.sameAs(new JobOutcome("exit 1, rank 1: x", 1, List.of("a", "b"))))
                .isFalse();
    }

    @Test
    void numbersOfNamelessLocalsDoNotCount() {
        assertThat(new JobOutcome("\"<local4>\" is null", 0, List.of("<local4>"))
                        .sameAs(new JobOutcome("\"<local7>\" is null", 0, List.of("<local7>"))))
                .isTrue();
    }
}
