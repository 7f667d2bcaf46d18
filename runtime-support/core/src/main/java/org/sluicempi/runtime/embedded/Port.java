package org.sluicempi.runtime.embedded;

/** The sending port of one rank: one message leaves after the other. */
final class Port {
    private volatile long free;

    /** Occupies the port for {@code duration} ns from {@code earliest} or, if it is busy, from its end; returns the start. */
    synchronized long reserve(long earliest, long duration) {
        long start = Math.max(earliest, free);
        free = start + duration;
        return start;
    }

    long freeAt() {
        return free;
    }
}
