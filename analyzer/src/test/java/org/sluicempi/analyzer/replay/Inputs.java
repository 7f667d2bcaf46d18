package org.sluicempi.analyzer.replay;

import java.util.Random;

/**
 * Arguments of one run.
 *
 * @param aliased whether both arrays are the same
 */
record Inputs(long seed, int length, int n, int m, int rows, int lo, boolean aliased) {
    static Inputs random(Random random) {
        return new Inputs(
                random.nextLong(),
                40 + random.nextInt(120),
                random.nextInt(8) - 1,
                random.nextInt(8) - 1,
                random.nextInt(6) - 1,
                random.nextInt(4) - 1,
                random.nextInt(4) == 0);
    }

    int[] array(int which) {
        int[] array = new int[length];
        for (int i = 0; i < length; i++) {
            array[i] = which * 100000 + i;
        }
        return array;
    }
}
