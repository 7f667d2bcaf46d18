package org.sluicempi.runtime;

/**
 * Arithmetic of the counts, places and sizes that programs give. What comes out has to fit an {@code int}; a program that gives
 * larger ones has made an error that MPI defines, like any other bad argument.
 */
public final class CountMath {
    private CountMath() {}

    /** @throws MpiError COUNT if the product is no int */
    public static int times(int a, int b) {
        return fitting((long) a * b, a, '*', b);
    }

    /** @throws MpiError COUNT if the sum is no int */
    public static int plus(int a, int b) {
        return fitting((long) a + b, a, '+', b);
    }

    /** @throws MpiError COUNT if the difference is no int */
    public static int minus(int a, int b) {
        return fitting((long) a - b, a, '-', b);
    }

    private static int fitting(long result, int a, char with, int b) {
        if (result != (int) result) {
            throw new MpiError(
                    ErrorClass.COUNT,
                    "a count or place of " + a + " " + with + " " + b + " is beyond the range of an int");
        }
        return (int) result;
    }
}
