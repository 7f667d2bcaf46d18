package org.sluicempi.runtime.collective;

/** Dissemination: after round {@code k} every rank has heard, directly or not, from the {@code 2^k} ranks before it. */
final class Barrier {
    private Barrier() {}

    static void run(Peers peers) {
        int size = peers.size();
        for (int distance = 1; distance < size; distance *= 2) {
            int to = (peers.rank() + distance) % size;
            int from = (peers.rank() - distance + size) % size;
            peers.exchange(Peers.NOTHING, to, Peers.NOTHING, from);
        }
    }
}
