package org.sluicempi.runtime.embedded.wait;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.embedded.link.Clock;

/** What a thread of a rank waits for. */
public abstract class Condition {
    public static final long NEVER = Clock.NEVER;

    /** Whether the wait is over. Read by the waiting thread and by those that may end its wait; takes no long locks. */
    public abstract boolean ready();

    /** Handles arrivals at other ranks that this wait depends on (on an emulated link nobody else may do it). */
    public void drive(long now) {}

    /** When {@link #ready} or {@link #drive} may next give something new by the passing of time alone. */
    public long nextTime() {
        return NEVER;
    }

    /**
     * Called by the waiting thread while {@link #ready} is false: ends the wait with an error if those who could end it
     * well have left. An operation fails, what is none throws.
     */
    public void checkPeers() {}

    /** Class of the error by which an interrupt ends the wait: whether there is something left to wait for. */
    public ErrorClass whenInterrupted() {
        return ErrorClass.OTHER;
    }

    /** The pending operation for the report of a deadlock, {@code Recv from 1 tag 7 on world, 100 DOUBLE}. */
    public abstract String describe();

    /** The same in the words of the call that the program has made, for an error that ends the wait. */
    public String operation() {
        return describe();
    }
}
