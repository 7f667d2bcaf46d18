package org.sluicempi.runtime.embedded.wait;

import java.util.Arrays;
import java.util.Objects;

/**
 * The waiting threads of one rank. Adding and the news that end a wait are ordered by volatile access. Leaving needs no
 * memory: a wait that has ended well must not fail then.
 */
public final class Waiters {
    private static final Waiter[] NONE = {};

    /** Nulls are free places; who still sees a waiter that has left wakes it in vain at worst. */
    private volatile Waiter[] all = NONE;

    private int size;

    public synchronized void add(Waiter waiter) {
        if (size == 0) {
            all = waiter.alone;
        } else {
            Waiter[] room = withRoom(all, size);
            int free = 0;
            while (room[free] != null) {
                free++;
            }
            room[free] = waiter;
            all = room;
        }
        size++;
    }

    private static Waiter[] withRoom(Waiter[] waiters, int used) {
        return used < waiters.length ? waiters : Arrays.copyOf(waiters, 2 * waiters.length);
    }

    public synchronized void remove(Waiter waiter) {
        size--;
        if (size == 0) {
            all = NONE;
            return;
        }
        for (int k = 0; k < all.length; k++) {
            if (all[k] == waiter) {
                all[k] = null;
            }
        }
    }

    /** Those that wait now; the array is the caller's. */
    public Waiter[] snapshot() {
        return Arrays.stream(all).filter(Objects::nonNull).toArray(Waiter[]::new);
    }

    public void signalReady() {
        for (Waiter waiter : all) {
            if (waiter != null) {
                waiter.signalIfReady();
            }
        }
    }

    public void signalFor(long time) {
        for (Waiter waiter : all) {
            if (waiter != null) {
                waiter.signalFor(time);
            }
        }
    }

    public void signalAll() {
        for (Waiter waiter : all) {
            if (waiter != null) {
                waiter.signal();
            }
        }
    }
}
