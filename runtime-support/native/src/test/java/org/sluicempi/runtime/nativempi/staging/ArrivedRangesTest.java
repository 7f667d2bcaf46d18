package org.sluicempi.runtime.nativempi.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ArrivedRangesTest {
    private static final int BYTES = 60;

    @Test
    void eachRunIsFoundByItsStart() {
        long seed = Long.getLong("sluice.seed", new Random().nextLong());
        Random random = new Random(seed);
        for (int k = 0; k < 2000; k++) {
            ArrivedRanges ranges = new ArrivedRanges();
            BitSet bytes = new BitSet();
            for (int n = random.nextInt(8); n > 0; n--) {
                int from = random.nextInt(BYTES);
                int to = from + 1 + random.nextInt(5);
                // no byte comes twice
                if (bytes.get(from, to).isEmpty()) {
                    ranges.add(from, to);
                    bytes.set(from, to);
                }
            }
            for (int at = 0; at < BYTES + 10; at++) {
                assertThat(ranges.startFrom(at))
                        .as("seed %d, case %d, from %d", seed, k, at)
                        .isEqualTo(bytes.nextSetBit(at));
            }
        }
    }
}
