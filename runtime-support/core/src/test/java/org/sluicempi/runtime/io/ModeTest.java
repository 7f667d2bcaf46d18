package org.sluicempi.runtime.io;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.ErrorClass;

class ModeTest {
    private static void fine(int mode) {
        assertThatCode(() -> Mode.check(mode)).doesNotThrowAnyException();
    }

    private static void refused(int mode) {
        assertError(() -> Mode.check(mode), ErrorClass.AMODE, "mode " + mode);
    }

    @Test
    void aFileIsReadOrWrittenOrBoth() {
        fine(Mode.READ_ONLY);
        fine(Mode.WRITE_ONLY);
        fine(Mode.READ_WRITE + Mode.CREATE + Mode.EXCLUSIVE + Mode.DELETE_ON_CLOSE);
        refused(0);
        refused(Mode.CREATE + Mode.APPEND);
        refused(Mode.READ_ONLY + Mode.WRITE_ONLY);
        refused(Mode.READ_ONLY + Mode.READ_WRITE);
        refused(Mode.READ_ONLY + Mode.WRITE_ONLY + Mode.READ_WRITE);
    }

    @Test
    void whatIsOnlyReadIsNotMade() {
        refused(Mode.READ_ONLY + Mode.CREATE);
        refused(Mode.READ_ONLY + Mode.EXCLUSIVE);
        fine(Mode.READ_ONLY + Mode.APPEND + Mode.UNIQUE_OPEN);
    }

    @Test
    void aSequentialFileIsNotReadAndWritten() {
        refused(Mode.READ_WRITE + Mode.SEQUENTIAL);
        fine(Mode.READ_ONLY + Mode.SEQUENTIAL);
        fine(Mode.WRITE_ONLY + Mode.CREATE + Mode.SEQUENTIAL);
    }

    @Test
    void noFileHasANegativeSize() {
        assertThatCode(() -> OpenFile.checkSize(0)).doesNotThrowAnyException();
        assertError(() -> OpenFile.checkSize(-1), ErrorClass.ARG, "-1");
    }
}
