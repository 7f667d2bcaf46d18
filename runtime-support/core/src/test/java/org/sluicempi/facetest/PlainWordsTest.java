package org.sluicempi.facetest;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** What users may read and what they may not. */
class PlainWordsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a receive of Pattern[source=1, tag=2]",
                "no bridge: org.sluicempi.runtime.Communicator",
                "no bridge: CommContext of the world",
                "an array [I@1b6d3586",
                "got java.nio.DirectIntBufferU[pos=0 lim=8 cap=8]",
                "WindowTransfers.put failed"
            })
    void namesOfTheRuntimeAreFound(String text) {
        assertThatThrownBy(() -> PlainWords.check(text))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("what a user reads");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rank 1: Comm.send failed on MPI_COMM_WORLD: destination 99 is not in a communicator of 3 ranks",
                "a buffer of type direct IntBuffer cannot hold DOUBLE",
                "an object cannot be sent: java.io.NotSerializableException: java.lang.Object",
                "elements 2 to 6 are outside a buffer of 4 INT (Main.java:12)"
            })
    void wordsOfTheApiAreNot(String text) {
        assertThatCode(() -> PlainWords.check(text)).doesNotThrowAnyException();
    }

    @Test
    void causesAreLookedAtToo() {
        MpiError fine = new MpiError(ErrorClass.RANK, "destination 99");
        assertThatCode(() -> PlainWords.check(new IllegalStateException(fine))).doesNotThrowAnyException();
        MpiError strange = new MpiError(ErrorClass.RANK, "destination Target[rank=99]");
        assertThatThrownBy(() -> PlainWords.check(new IllegalStateException("failed", strange)))
                .isInstanceOf(AssertionError.class);
    }
}
