package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.sluicempi.facetest.PlainWords;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Assertions on the errors that MPI defines. */
public final class Errors {
    private Errors() {}

    public static void assertError(ThrowingCallable call, ErrorClass expected, String... words) {
        MpiError error = catchThrowableOfType(MpiError.class, call);
        assertThat(error).as("an error of class %s", expected).isNotNull();
        PlainWords.check(error);
        assertThat(error.errorClass()).as(error.getMessage()).isEqualTo(expected);
        for (String word : words) {
            assertThat(error).hasMessageContaining(word);
        }
    }
}
