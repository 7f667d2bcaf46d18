package org.sluicempi.runtime.collective;

import java.util.function.IntFunction;
import org.sluicempi.runtime.UserBuffer;

/** Pairwise: in step {@code k} each rank sends to the one {@code k} after it and receives from the one {@code k} before. */
final class Alltoall {
    private Alltoall() {}

    /** @param send what goes to each rank; recv what comes from there */
    static void run(Peers peers, IntFunction<UserBuffer> send, IntFunction<UserBuffer> recv) {
        int size = peers.size();
        int rank = peers.rank();
        peers.copy(send.apply(rank), recv.apply(rank));
        for (int step = 1; step < size; step++) {
            int to = (rank + step) % size;
            int from = (rank - step + size) % size;
            peers.exchange(send.apply(to), to, recv.apply(from), from);
        }
    }

    /** Every block of {@code recv} is sent to its rank and then replaced by what came from there. */
    static void inPlace(Peers peers, IntFunction<UserBuffer> recv) {
        UserBuffer[] copies = new UserBuffer[peers.size()];
        for (int r = 0; r < copies.length; r++) {
            copies[r] = peers.scratch(recv.apply(r));
            peers.copy(recv.apply(r), copies[r]);
        }
        run(peers, r -> copies[r], recv);
    }
}
