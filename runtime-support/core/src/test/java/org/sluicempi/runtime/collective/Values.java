package org.sluicempi.runtime.collective;

import java.lang.reflect.Array;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;

/** Arrays with recognisable contents, of any basic type. */
final class Values {
    private Values() {}

    static Object array(BasicType type, int length) {
        return Array.newInstance(Scratch.arrayClass(type).componentType(), length);
    }

    /** Element {@code k} is {@link #value}{@code (type, seed, k)}. */
    static Object filled(BasicType type, int length, int seed) {
        Object array = array(type, length);
        for (int k = 0; k < length; k++) {
            Array.set(array, k, value(type, seed, k));
        }
        return array;
    }

    static UserBuffer buffer(BasicType type, Object array, int offset, int count) {
        return new UserBuffer(array, offset, count, type);
    }

    /** Small enough that sums and products of a few stay exact. */
    static Object value(BasicType type, int seed, int k) {
        int n = (seed * 31 + k * 7) % 5 + 1;
        return switch (type) {
            case BYTE, PACKED -> (byte) n;
            case CHAR -> (char) n;
            case SHORT -> (short) n;
            case BOOLEAN -> n % 2 == 0;
            case INT -> n;
            case LONG -> (long) n;
            case FLOAT -> (float) n;
            case DOUBLE -> (double) n;
        };
    }
}
