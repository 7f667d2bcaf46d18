package org.sluicempi.runtime.nativempi.programs;

import java.util.Arrays;
import java.util.Objects;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Counts what a program has checked, so that a program that checked nothing is seen. */
final class Checks {
    private int done;

    void equal(Object found, Object expected, String what) {
        if (!Objects.deepEquals(found, expected)) {
            throw new AssertionError(what + ": " + text(found) + " instead of " + text(expected));
        }
        done++;
    }

    private static String text(Object value) {
        return Arrays.deepToString(new Object[] {value});
    }

    void isTrue(boolean holds, String what) {
        equal(holds, true, what);
    }

    void fails(ErrorClass expected, Runnable call, String what) {
        try {
            call.run();
        } catch (MpiError e) {
            equal(e.errorClass(), expected, what + " (" + e.getMessage() + ")");
            return;
        }
        throw new AssertionError(what + ": no error");
    }

    /** Prints the line that tests look for. */
    void report(int rank) {
        System.out.println("rank " + rank + " checked " + done);
    }
}
