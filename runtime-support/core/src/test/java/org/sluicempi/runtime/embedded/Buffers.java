package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;

/** Short ways to buffer arguments. */
public final class Buffers {
    private Buffers() {}

    public static UserBuffer of(int... values) {
        return new UserBuffer(values, 0, values.length, BasicType.INT);
    }

    public static UserBuffer of(double... values) {
        return new UserBuffer(values, 0, values.length, BasicType.DOUBLE);
    }

    public static UserBuffer of(byte... values) {
        return new UserBuffer(values, 0, values.length, BasicType.BYTE);
    }

    public static UserBuffer ints(int count) {
        return of(new int[count]);
    }

    public static UserBuffer doubles(int count) {
        return of(new double[count]);
    }

    public static int[] intsOf(UserBuffer buffer) {
        return (int[]) buffer.storage();
    }

    public static double[] doublesOf(UserBuffer buffer) {
        return (double[]) buffer.storage();
    }

    /** {@code first, first + 1, ...} */
    public static double[] counting(int count, double first) {
        double[] values = new double[count];
        for (int k = 0; k < count; k++) {
            values[k] = first + k;
        }
        return values;
    }
}
