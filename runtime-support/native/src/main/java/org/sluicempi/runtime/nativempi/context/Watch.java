package org.sluicempi.runtime.nativempi.context;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The communicators of a rank that have receives which the library does not know: those from any source, which must not wait
 * for a sender that still computes. While there are some a thread that waits does not wait in the library, but looks after
 * them.
 */
public final class Watch {
    private final Set<Watched> watched = ConcurrentHashMap.newKeySet();

    /** Makes known whether there are such receives. */
    public void set(Watched held, boolean receives) {
        if (receives) {
            watched.add(held);
        } else {
            watched.remove(held);
        }
    }

    public boolean needed() {
        return !watched.isEmpty();
    }

    /** Before a call in which the library waits for other ranks, which may wait for these receives. */
    public void handOver() {
        if (needed()) {
            watched.forEach(Watched::handOver);
        }
    }

    /** Lets them come on. */
    public void look() {
        watched.forEach(Watched::progress);
    }
}
