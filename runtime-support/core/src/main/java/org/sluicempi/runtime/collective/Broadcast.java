package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.UserBuffer;

/** A binomial tree that starts at the root: in round {@code k} the ranks that have the data double. */
final class Broadcast {
    private Broadcast() {}

    static void run(Peers peers, UserBuffer buffer, int root) {
        int size = peers.size();
        int place = Math.floorMod(peers.rank() - root, size);
        int lowest = place == 0 ? Integer.highestOneBit(Math.max(1, size - 1)) * 2 : Integer.lowestOneBit(place);
        if (place != 0) {
            peers.receive(buffer, (place - lowest + root) % size);
        }
        for (int distance = lowest / 2; distance > 0; distance /= 2) {
            if (place + distance < size) {
                peers.send(buffer, (place + distance + root) % size);
            }
        }
    }
}
