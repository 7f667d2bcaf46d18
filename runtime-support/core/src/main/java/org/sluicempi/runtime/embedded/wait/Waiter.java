package org.sluicempi.runtime.embedded.wait;

import java.util.concurrent.locks.LockSupport;

/** One thread in a wait. */
public final class Waiter {
    /** The thread is not parked, or is about to look again: any news must unpark it. */
    private static final long AWAKE = Long.MAX_VALUE;

    public final Thread thread = Thread.currentThread();
    /** An array of nothing but this. */
    final Waiter[] alone = {this};

    private volatile Condition condition;
    private volatile long wakeAt = AWAKE;
    private volatile boolean parkedForEver;
    private volatile int wakes;

    public Waiter(Condition condition) {
        this.condition = condition;
    }

    /** Takes another wait of the same thread. Who still looks at this one then wakes it in vain at worst. */
    public void reuse(Condition next) {
        condition = next;
    }

    public Condition condition() {
        return condition;
    }

    /** The next look at the clock is at {@code time}; until then only news for an earlier time matter. */
    public void sleepUntil(long time) {
        wakeAt = time;
    }

    public void awake() {
        wakeAt = AWAKE;
    }

    /** @param early wakes up this long before the time, for a thread that spins through the rest */
    @SuppressWarnings("NonAtomicVolatileUpdate") // only the waiting thread itself writes it
    public void park(long now, long early) {
        long until = wakeAt;
        if (until == Condition.NEVER) {
            parkedForEver = true;
            LockSupport.park(this);
            parkedForEver = false;
        } else if (until - early > now) {
            LockSupport.parkNanos(this, until - early - now);
        } else {
            Thread.onSpinWait();
        }
        wakes++;
    }

    void signalIfReady() {
        boolean ready;
        try {
            ready = condition.ready();
        } catch (OutOfMemoryError e) {
            // whoever brings the news has nothing to do with it: the waiting thread looks itself
            ready = true;
        }
        if (ready) {
            signal();
        }
    }

    /** Something may change at {@code time}. */
    void signalFor(long time) {
        if (wakeAt > time || wakeAt == AWAKE) {
            signal();
        }
    }

    /** To the thread itself its own news are none; unparking it would leave a permit that spoils a later park. */
    void signal() {
        if (thread != Thread.currentThread()) {
            LockSupport.unpark(thread);
        }
    }

    public boolean parkedForEver() {
        return parkedForEver;
    }

    /** Number of times that this wait has come out of its sleep; equal values mean one unbroken sleep. */
    public int wakes() {
        return wakes;
    }
}
