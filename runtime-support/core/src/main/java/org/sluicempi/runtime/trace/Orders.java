package org.sluicempi.runtime.trace;

import java.util.HashMap;
import java.util.Map;

/**
 * Counts the messages of each envelope on one side of one communicator. Both sides count the same, as messages of an envelope
 * do not overtake each other: so sender and receiver give a message the same number without a word on the wire.
 */
final class Orders {
    private record Envelope(int peer, int tag) {}

    private final Map<Envelope, int[]> counts = new HashMap<>();
    private int lastPeer;
    private int lastTag;
    private int[] last;

    /** The number of the next one, from 0. */
    synchronized int next(int peer, int tag) {
        if (last == null || peer != lastPeer || tag != lastTag) {
            last = counts.computeIfAbsent(new Envelope(peer, tag), unused -> new int[1]);
            lastPeer = peer;
            lastTag = tag;
        }
        return last[0]++;
    }
}
