package org.sluicempi.runtime.trace;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much time recording may take: a hundredth of the time since the start, and some for the first events, which have to
 * load classes. What does not fit in is not recorded, and counted.
 */
final class Budget {
    private static final long SHARE = 100;
    private static final long FIRST_NANOS = 10_000_000;

    /** An event that takes longer has been interrupted by something else, or a class was compiled. */
    private static final long MOST_NANOS = 20_000;

    /** Of the looks at the clock around an operation. */
    private static final long LOOKS_NANOS = 50;

    /** So many operations are left out before anybody looks at the clock again, which takes time, too. */
    private static final int BATCH = 128;

    private final long start;
    private final AtomicLong spent = new AtomicLong();
    private final AtomicLong leftOut = new AtomicLong();
    /** Of the batch that is left out; threads may disagree about it by a few. */
    private int skip;

    Budget(long start) {
        this.start = start;
    }

    /** The time, or {@link RankTrace#LEFT_OUT}. */
    long begin() {
        if (skip > 0) {
            skip--;
            return RankTrace.LEFT_OUT;
        }
        long now = System.nanoTime();
        if (spent.get() <= (now - start) / SHARE + FIRST_NANOS) {
            return now;
        }
        skip = BATCH - 1;
        leftOut.addAndGet(BATCH);
        return RankTrace.LEFT_OUT;
    }

    void spend(long nanos) {
        spent.addAndGet(LOOKS_NANOS + Math.min(nanos, MOST_NANOS));
    }

    long spent() {
        return spent.get();
    }

    long leftOut() {
        return leftOut.get() - skip;
    }
}
