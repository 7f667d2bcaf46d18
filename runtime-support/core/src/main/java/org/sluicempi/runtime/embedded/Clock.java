package org.sluicempi.runtime.embedded;

/** The clock of a job, in nanoseconds from its start. */
final class Clock {
    private final long origin = System.nanoTime();

    long now() {
        return System.nanoTime() - origin;
    }
}
