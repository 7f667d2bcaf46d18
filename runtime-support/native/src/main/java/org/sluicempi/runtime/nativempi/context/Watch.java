package org.sluicempi.runtime.nativempi.context;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The communicators of a rank that have receives which the library alone might keep waiting: those from any source may have
 * got messages whose senders still compute. While there are some a thread that waits does not wait in the library, but looks
 * after them.
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

    /** As {@link #needed}, for a thread that waits for this request. */
    public boolean neededBeside(NativeRequest request) {
        for (Watched held : watched) {
            if (!held.only(request)) {
                return true;
            }
        }
        return false;
    }

    /** Lets them come on. */
    public void look() {
        watched.forEach(Watched::progress);
    }
}
