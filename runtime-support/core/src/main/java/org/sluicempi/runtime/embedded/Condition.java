package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.ErrorClass;

/** What a thread of a rank waits for. */
abstract class Condition {
    static final long NEVER = Long.MAX_VALUE;

    /** Whether the wait is over. Read by the waiting thread and by those that may end its wait; takes no long locks. */
    abstract boolean ready();

    /** Handles arrivals at other ranks that this wait depends on (on an emulated link nobody else may do it). */
    void drive(long now) {}

    /** When {@link #ready} or {@link #drive} may next give something new by the passing of time alone. */
    long nextTime() {
        return NEVER;
    }

    /**
     * Called by the waiting thread while {@link #ready} is false: ends the wait with an error if those who could end it
     * well have left. An operation fails, what is none throws.
     */
    void checkPeers() {}

    /** Class of the error by which an interrupt ends the wait: whether there is something left to wait for. */
    ErrorClass whenInterrupted() {
        return ErrorClass.OTHER;
    }

    /** The pending operation for the report of a deadlock, {@code Recv from 1 tag 7 on world, 100 DOUBLE}. */
    abstract String describe();
}
