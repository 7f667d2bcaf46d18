package org.sluicempi.runtime.embedded.wait;

import java.util.Arrays;

/** The waiting threads of one rank. Adding and the news that end a wait are ordered by volatile access. */
public final class Waiters {
    private static final Waiter[] NONE = {};

    private volatile Waiter[] all = NONE;

    public synchronized void add(Waiter waiter) {
        if (all.length == 0) {
            all = waiter.alone;
            return;
        }
        Waiter[] longer = Arrays.copyOf(all, all.length + 1);
        longer[all.length] = waiter;
        all = longer;
    }

    public synchronized void remove(Waiter waiter) {
        all = all.length == 1 && all[0] == waiter
                ? NONE
                : Arrays.stream(all).filter(w -> w != waiter).toArray(Waiter[]::new);
    }

    public Waiter[] snapshot() {
        return all;
    }

    public void signalReady() {
        for (Waiter waiter : all) {
            waiter.signalIfReady();
        }
    }

    public void signalFor(long time) {
        for (Waiter waiter : all) {
            waiter.signalFor(time);
        }
    }

    public void signalAll() {
        for (Waiter waiter : all) {
            waiter.signal();
        }
    }
}
