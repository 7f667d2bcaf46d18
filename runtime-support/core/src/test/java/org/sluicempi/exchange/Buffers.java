package org.sluicempi.exchange;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The buffers of a round by their use; a round that is repeated starts its operations on the same ones. */
public final class Buffers {
    private final Areas areas;
    private final Map<String, Area> inUse = new HashMap<>();

    public Buffers(Areas areas) {
        this.areas = areas;
    }

    Areas areas() {
        return areas;
    }

    Area of(String use, Supplier<Area> maker) {
        return inUse.computeIfAbsent(use, unused -> maker.get());
    }

    /** The round is over and will not be repeated. */
    void release() {
        inUse.clear();
        areas.recycle();
    }
}
