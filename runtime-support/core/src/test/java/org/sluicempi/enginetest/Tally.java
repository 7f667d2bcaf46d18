package org.sluicempi.enginetest;

import java.util.Objects;
import org.sluicempi.facetest.PlainWords;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Counts what one rank has checked, so that a run that checked nothing is seen. */
public final class Tally {
    private int done;

    public int done() {
        return done;
    }

    /** Arrays are equal if their elements are, bit by bit. */
    public void equal(Object found, Object expected, String what) {
        if (!Objects.deepEquals(found, expected)) {
            throw new AssertionError(what + ": " + text(found) + " instead of " + text(expected));
        }
        done++;
    }

    public void isTrue(boolean holds, String what) {
        equal(holds, true, what);
    }

    public void fails(ErrorClass expected, Runnable call, String what) {
        try {
            call.run();
        } catch (MpiError e) {
            PlainWords.check(e);
            equal(e.errorClass(), expected, what + " (" + e.getMessage() + ")");
            return;
        }
        throw new AssertionError(what + ": no error");
    }

    /** As {@link #fails(ErrorClass, Runnable, String)}, in these words. */
    public void fails(ErrorClass expected, String words, Runnable call) {
        fails(
                expected,
                () -> {
                    try {
                        call.run();
                    } catch (MpiError e) {
                        equal(e.getMessage(), words, "what is said");
                        throw e;
                    }
                },
                words);
    }

    /** Prints the line that tests look for. */
    public void report(int rank) {
        System.out.println("rank " + rank + " checked " + done);
    }

    private static String text(Object value) {
        String text = java.util.Arrays.deepToString(new Object[] {value});
        return text.substring(1, text.length() - 1);
    }
}
