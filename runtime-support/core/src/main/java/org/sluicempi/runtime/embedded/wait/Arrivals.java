package org.sluicempi.runtime.embedded.wait;

/** What is under way to one rank, as those see it who wait for it. */
public abstract class Arrivals {
    /** Handles everything that has arrived by {@code now}. */
    public abstract void progress(long now);

    /** When {@link #progress} will next have something to do; {@link Condition#NEVER} if nothing is under way. */
    public abstract long nextTime();
}
