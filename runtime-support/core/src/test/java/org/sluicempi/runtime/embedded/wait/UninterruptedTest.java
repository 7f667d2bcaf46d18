package org.sluicempi.runtime.embedded.wait;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

class UninterruptedTest {
    private int waits;

    @AfterEach
    void clear() {
        Thread.interrupted();
    }

    @Test
    void anInterruptLetsItWaitOnceMore() {
        String given = Uninterrupted.await(() -> {
            if (++waits == 1) {
                Thread.currentThread().interrupt();
                throw new MpiError(ErrorClass.OTHER, "interrupted");
            }
            return "there";
        });
        assertThat(given).isEqualTo("there");
        assertThat(waits).isEqualTo(2);
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    /** It may have taken something, which a second wait would wait for in vain. */
    @Test
    void anotherErrorIsThrownAtOnce() {
        MpiError gone = new MpiError(ErrorClass.PROC_FAILED, "gone");
        assertThatThrownBy(() -> Uninterrupted.run(() -> {
                    waits++;
                    throw gone;
                }))
                .isSameAs(gone);
        assertThat(waits).isEqualTo(1);
    }
}
