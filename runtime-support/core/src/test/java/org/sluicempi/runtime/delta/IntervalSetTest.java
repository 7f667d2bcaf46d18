package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;

class IntervalSetTest {
    private static final int SPACE = 200;

    @RepeatedTest(200)
    void agreesWithABitSet() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        IntervalSet set = new IntervalSet();
        BitSet expected = new BitSet();
        for (int step = 0; step < 60; step++) {
            if (set.size() > 0 && random.nextInt(4) == 0) {
                int index = random.nextInt(set.size());
                expected.clear(set.from(index), set.to(index));
                set.removeAt(index);
            } else {
                int from = random.nextInt(SPACE - 1);
                int to = from + 1 + random.nextInt(Math.min(SPACE - from, 1 + random.nextInt(40)));
                expected.set(from, to);
                int index = set.add(from, to);
                assertThat(set.from(index)).as("seed %d", seed).isLessThanOrEqualTo(from);
                assertThat(set.to(index)).as("seed %d", seed).isGreaterThanOrEqualTo(to);
            }
            assertSame(set, expected, seed);
        }
    }

    private static void assertSame(IntervalSet set, BitSet expected, long seed) {
        BitSet actual = new BitSet();
        for (int k = 0; k < set.size(); k++) {
            assertThat(set.from(k)).as("seed %d", seed).isLessThan(set.to(k));
            assertThat(k == 0 || set.to(k - 1) < set.from(k))
                    .as("seed %d", seed)
                    .isTrue();
            actual.set(set.from(k), set.to(k));
        }
        assertThat(actual).as("seed %d", seed).isEqualTo(expected);
        assertThat(set.members()).as("seed %d", seed).isEqualTo(expected.cardinality());
        for (int at = 0; at < SPACE; at += 7) {
            int member = expected.nextSetBit(at);
            assertThat(set.nextMember(at, SPACE)).as("seed %d", seed).isEqualTo(member < 0 ? SPACE : member);
            assertThat(set.nextGap(at, SPACE))
                    .as("seed %d", seed)
                    .isEqualTo(Math.min(SPACE, expected.nextClearBit(at)));
            assertThat(set.gapStart(at, 0))
                    .as("seed %d", seed)
                    .isEqualTo(at == 0 ? 0 : expected.previousSetBit(at - 1) + 1);
            if (expected.get(at)) {
                int index = set.indexOf(at);
                assertThat(set.from(index) <= at && at < set.to(index))
                        .as("seed %d", seed)
                        .isTrue();
            }
        }
    }
}
