package org.sluicempi.runtime.nativempi.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Copies on both sides of the length from which the C library makes them. */
class LongCopyTest {
    private static final int AROUND = 5;
    private final Random random = new Random(20);

    @ParameterizedTest
    @ValueSource(
            classes = {
                byte.class,
                char.class,
                short.class,
                int.class,
                long.class,
                float.class,
                double.class,
                boolean.class
            })
    void whatGoesOutComesBackAndNothingBesides(Class<?> type) {
        for (int n : new int[] {1, LongCopy.FROM - 1, LongCopy.FROM, LongCopy.FROM + 3, 5 * LongCopy.FROM + 1}) {
            Object from = filled(type, n + 2 * AROUND);
            Object into = filled(type, n + 2 * AROUND);
            Object before = copy(into);
            long address = Memory.allocate(8L * n + 16);
            try {
                Memory.copyOut(from, AROUND, n, address + 8);
                Memory.copyIn(address + 8, into, AROUND, n);
            } finally {
                Memory.free(address);
            }
            for (int k = 0; k < n + 2 * AROUND; k++) {
                Object expected = k >= AROUND && k < AROUND + n ? from : before;
                if (!Array.get(into, k).equals(Array.get(expected, k))) {
                    assertThat(Array.get(into, k))
                            .as("%s[%d] of %d", type, k, n)
                            .isEqualTo(Array.get(expected, k));
                }
            }
        }
    }

    private Object filled(Class<?> type, int n) {
        Object array = Array.newInstance(type, n);
        for (int k = 0; k < n; k++) {
            int value = random.nextInt();
            if (type == boolean.class) {
                Array.setBoolean(array, k, value > 0);
            } else if (type == char.class) {
                Array.setChar(array, k, (char) value);
            } else if (type == short.class) {
                Array.setShort(array, k, (short) value);
            } else if (type == byte.class) {
                Array.setByte(array, k, (byte) value);
            } else {
                Array.setInt(array, k, value);
            }
        }
        return array;
    }

    private static Object copy(Object array) {
        int n = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), n);
        System.arraycopy(array, 0, copy, 0, n);
        return copy;
    }
}
