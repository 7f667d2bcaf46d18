package org.sluicempi.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MpiErrorTest {
    /** As the program's own exceptions may be. */
    private static final class Odd extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String text;

        Odd(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return given();
        }

        @Override
        public String getMessage() {
            return given();
        }

        private String given() {
            if ("fails".equals(text)) {
                throw this;
            }
            return text;
        }
    }

    @Test
    void aTextIsWhatTheExceptionSays() {
        assertThat(MpiError.textOf(new IllegalStateException("so"))).isEqualTo("java.lang.IllegalStateException: so");
        assertThat(MpiError.messageOf(new IllegalStateException("so"))).isEqualTo("so");
        assertThat(MpiError.textOf(new Odd("odd"))).isEqualTo("odd");
    }

    @Test
    void itIsTheNameOfItsClassIfThatSaysNothing() {
        assertThat(MpiError.messageOf(new IllegalStateException())).isEqualTo("java.lang.IllegalStateException");
        for (String text : new String[] {null, "fails"}) {
            assertThat(MpiError.textOf(new Odd(text))).isEqualTo(Odd.class.getName());
            assertThat(MpiError.messageOf(new Odd(text))).isEqualTo(Odd.class.getName());
        }
    }
}
