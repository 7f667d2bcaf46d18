package org.sluicempi.runtime.nativempi.window;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.sluicempi.runtime.UserBuffer;

/** Buffers of a window's transfers that may be under way, by target: they must not be collected. */
final class MovingBuffers {
    private final Map<Integer, Set<Object>> byTarget = new HashMap<>();

    /** @param buffers null among them where a transfer has none */
    void keep(int target, UserBuffer... buffers) {
        Set<Object> kept = byTarget.computeIfAbsent(target, key -> Collections.newSetFromMap(new IdentityHashMap<>()));
        for (UserBuffer buffer : buffers) {
            if (buffer != null && buffer.storage() != null) {
                kept.add(buffer.storage());
            }
        }
    }

    /** The transfers with a target are over. */
    void release(int target) {
        byTarget.remove(target);
    }

    void releaseAll() {
        byTarget.clear();
    }
}
