package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;

/** Doubles in an array or in a direct buffer. */
final class Doubles {
    private Doubles() {}

    static Object storage(boolean direct, int n) {
        return direct
                ? ByteBuffer.allocateDirect(8 * n)
                        .order(ByteOrder.nativeOrder())
                        .asDoubleBuffer()
                : new double[n];
    }

    static void put(Object storage, int k, double value) {
        if (storage instanceof double[] array) {
            array[k] = value;
        } else {
            ((DoubleBuffer) storage).put(k, value);
        }
    }

    static double get(Object storage, int k) {
        return storage instanceof double[] array ? array[k] : ((DoubleBuffer) storage).get(k);
    }
}
