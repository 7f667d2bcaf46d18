package org.sluicempi.runtime.embedded;

import java.util.concurrent.locks.LockSupport;

/** One thread in a wait. */
final class Waiter {
    /** The thread is not parked, or is about to look again: any news must unpark it. */
    private static final long AWAKE = Long.MAX_VALUE;

    final Thread thread = Thread.currentThread();
    final Condition condition;
    private volatile long wakeAt = AWAKE;
    private volatile boolean parkedForEver;
    private volatile int wakes;

    Waiter(Condition condition) {
        this.condition = condition;
    }

    /** The next look at the clock is at {@code time}; until then only news for an earlier time matter. */
    void sleepUntil(long time) {
        wakeAt = time;
    }

    void awake() {
        wakeAt = AWAKE;
    }

    void park(long now) {
        long until = wakeAt;
        if (until == Condition.NEVER) {
            parkedForEver = true;
            LockSupport.park(this);
            parkedForEver = false;
        } else if (until > now) {
            LockSupport.parkNanos(this, until - now);
        }
        wakes++;
    }

    void signalIfReady() {
        if (condition.ready()) {
            LockSupport.unpark(thread);
        }
    }

    /** Something may change at {@code time}. */
    void signalFor(long time) {
        if (wakeAt > time || wakeAt == AWAKE) {
            LockSupport.unpark(thread);
        }
    }

    void signal() {
        LockSupport.unpark(thread);
    }

    boolean parkedForEver() {
        return parkedForEver;
    }

    /** Number of times that this wait has come out of its sleep; equal values mean one unbroken sleep. */
    int wakes() {
        return wakes;
    }
}
