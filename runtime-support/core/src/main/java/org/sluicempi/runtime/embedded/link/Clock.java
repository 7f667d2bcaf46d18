package org.sluicempi.runtime.embedded.link;

/** The clock of a job, in nanoseconds from its start. */
public final class Clock {
    /** A time that does not come. */
    public static final long NEVER = Long.MAX_VALUE;

    private final long origin = System.nanoTime();

    public long now() {
        return System.nanoTime() - origin;
    }
}
