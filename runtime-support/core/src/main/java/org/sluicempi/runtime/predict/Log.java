package org.sluicempi.runtime.predict;

import java.util.Arrays;

/** Numbers of receives in order, two bytes each. */
final class Log {
    private static final int FIRST_ROOM = 8;

    private char[] numbers = new char[FIRST_ROOM];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return numbers[index];
    }

    void add(int receive) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(FIRST_ROOM, 2 * size));
        }
        numbers[size++] = (char) receive;
    }

    void clear() {
        size = 0;
    }

    /** Leaves out the first ones. */
    void dropFirst(int count) {
        System.arraycopy(numbers, count, numbers, 0, size - count);
        size -= count;
    }

    /** Gives back room that is not used. */
    void trim() {
        numbers = Arrays.copyOf(numbers, size);
    }

    /** How much memory the numbers take. */
    int bytes() {
        return Character.BYTES * numbers.length;
    }

    /** The first place of a number, -1 if there is none. */
    int indexOf(int receive) {
        for (int i = 0; i < size; i++) {
            if (numbers[i] == receive) {
                return i;
            }
        }
        return -1;
    }
}
