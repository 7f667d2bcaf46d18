package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class FinalRangesTest {
    @Test
    void aRunStopsAtAWaitingRangeIfTheMessageEndsAtTheLargestInt() {
        int end = Integer.MAX_VALUE;
        FinalRanges ranges = new FinalRanges(0, end);
        ranges.add(end - 100, end - 50);
        ranges.add(10, 20);
        ranges.add(end - 300, end - 200);
        ranges.arm(1L << 32);
        assertThat(ranges.extend(end - 200, end - 60)).isFalse();
        assertThat(ranges.extend(end - 200, end - 101)).isTrue();
    }

    private static final int START = 10;
    private static final int END = 90;

    @RepeatedTest(300)
    void agreesWithABitSet() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        FinalRanges ranges = new FinalRanges(START, END);
        BitSet declared = new BitSet();
        BitSet sent = new BitSet();
        ranges.arm(1 + random.nextInt(40));
        for (int step = 0; step < 100; step++) {
            declareSome(ranges, declared, random);
            if (random.nextInt(3) == 0 && ranges.runLength() > 0) {
                sendSome(ranges, sent, random);
            }
            if (random.nextInt(8) == 0) {
                ranges.switchTo(1 + random.nextInt(5));
            }
            ranges.arm(1 + random.nextInt(40));
            BitSet run = new BitSet();
            run.set(ranges.runFrom(), ranges.runTo());
            assertThat(run.intersects(sent)).as("seed %d: run and sent", seed).isFalse();
            run.andNot(declared);
            assertThat(run.isEmpty())
                    .as("seed %d: only what was declared", seed)
                    .isTrue();
            assertThat(ranges.count())
                    .as("seed %d: each place counted once", seed)
                    .isEqualTo(declared.cardinality());
            assertThat(ranges.nextUnsent(START, END))
                    .as("seed %d", seed)
                    .isEqualTo(Math.min(END, sent.nextClearBit(START)));
        }
        while (ranges.runLength() > 0 || ranges.switchTo(1)) {
            sendSome(ranges, sent, random);
        }
        assertThat(sent).as("seed %d: all that was declared can be sent", seed).isEqualTo(declared);
    }

    /** Ranges near the run, so that it is extended, and into what is there. */
    private static void declareSome(FinalRanges ranges, BitSet declared, Random random) {
        int from = START + random.nextInt(END - START);
        int to = Math.min(END, from + 1 + random.nextInt(6));
        int kind = random.nextInt(5);
        if (kind == 0 || kind == 1) {
            from = ranges.runTo();
            to = Math.min(END, from + random.nextInt(6));
        } else if (kind == 2) {
            to = ranges.runFrom();
            from = Math.max(START, to - random.nextInt(6));
        } else if (kind == 3 && random.nextInt(4) == 0) {
            from = START;
            if (ranges.extendTo(to)) {
                declared.set(from, to);
                return;
            }
        }
        if (!ranges.extend(from, to) && from < to) {
            ranges.add(from, to);
        }
        declared.set(from, to);
    }

    private static void sendSome(FinalRanges ranges, BitSet sent, Random random) {
        int from = ranges.runFrom();
        int to = ranges.runTo();
        if (random.nextBoolean()) {
            int part = 1 + random.nextInt(to - from);
            from = ranges.downward() ? to - part : from;
            to = from + part;
        }
        assertThat(sent.get(from, to).isEmpty()).isTrue();
        ranges.sent(from, to);
        sent.set(from, to);
    }

    @Test
    void waitingRangesBeyondACertainNumberAreForgotten() {
        FinalRanges ranges = new FinalRanges(0, 10_000);
        for (int k = 0; k < 10_000; k += 2) {
            ranges.add(k, k + 1);
        }
        assertThat(ranges.count()).isBetween(1, 1_100);
        assertThat(ranges.nextUnsent(0, 10_000)).isZero();
    }
}
