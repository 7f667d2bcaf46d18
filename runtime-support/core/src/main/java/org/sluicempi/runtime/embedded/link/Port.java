package org.sluicempi.runtime.embedded.link;

import java.util.SplittableRandom;

/** The sending port of one rank: one message leaves after the other. */
public final class Port {
    private final SplittableRandom random;
    private volatile long free;

    /** @param seed of {@link #delay}: the k-th message of a rank has the same delay in every run */
    public Port(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** Occupies the port for {@code duration} ns from {@code earliest} or, if it is busy, from its end; returns the start. */
    synchronized long reserve(long earliest, long duration) {
        long start = Math.max(earliest, free);
        free = start + duration;
        return start;
    }

    /** The next random delay, 0 to {@code most} inclusive, in ns. */
    synchronized long delay(long most) {
        return most == 0 ? 0 : random.nextLong(most + 1);
    }

    public long freeAt() {
        return free;
    }
}
