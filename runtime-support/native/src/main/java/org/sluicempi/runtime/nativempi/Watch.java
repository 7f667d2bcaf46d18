package org.sluicempi.runtime.nativempi;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The communicators of a rank that have receives which the library alone might keep waiting: those from any source may have
 * got messages whose senders still compute. While there are some a thread that waits does not wait in the library, but looks
 * after them.
 */
final class Watch {
    private final Set<Held> watched = ConcurrentHashMap.newKeySet();

    /** Makes known whether there are such receives. */
    void set(Held held, boolean receives) {
        if (receives) {
            watched.add(held);
        } else {
            watched.remove(held);
        }
    }

    boolean needed() {
        return !watched.isEmpty();
    }

    /** As {@link #needed}, for a thread that waits for this request. */
    boolean neededBeside(NativeRequest request) {
        for (Held held : watched) {
            if (!held.only(request)) {
                return true;
            }
        }
        return false;
    }

    /** Lets them come on. */
    void look() {
        watched.forEach(Held::progress);
    }
}
