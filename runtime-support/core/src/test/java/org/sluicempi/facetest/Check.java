package org.sluicempi.facetest;

import java.util.Arrays;

/** What a test program claims. Counts, so that a program that checks nothing is noticed; see {@link LaunchedProgram}. */
public final class Check {
    private static int count;

    private Check() {}

    /** Something that may throw anything. */
    @FunctionalInterface
    public interface Call {
        void run() throws Exception;
    }

    /** Arrays are compared by contents. */
    public static void same(Object expected, Object actual, String what) {
        count++;
        if (!Arrays.deepEquals(new Object[] {expected}, new Object[] {actual})) {
            throw new AssertionError(what + ": expected " + text(expected) + " but was " + text(actual));
        }
    }

    public static void that(boolean claim, String what) {
        same(true, claim, what);
    }

    /** The exception that the call threw, which must be of this class. */
    public static <T extends Throwable> T fails(Class<T> expected, Call call, String what) {
        try {
            call.run();
        } catch (Throwable thrown) {
            PlainWords.check(thrown);
            that(expected.isInstance(thrown), what + " threw " + thrown);
            return expected.cast(thrown);
        }
        throw new AssertionError(what + ": did not throw");
    }

    /** The last line of a test program. */
    public static void report() {
        System.out.println("checked " + count);
    }

    private static String text(Object value) {
        String text = Arrays.deepToString(new Object[] {value});
        return text.substring(1, text.length() - 1);
    }
}
