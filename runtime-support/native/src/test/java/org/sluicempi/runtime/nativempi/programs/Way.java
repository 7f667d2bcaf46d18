package org.sluicempi.runtime.nativempi.programs;

import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** How a message is sent: whole, or in pieces in some order. */
enum Way {
    PLAIN,
    ASCENDING,
    DESCENDING,
    SHUFFLED,
    ANNOUNCED_AT_END,
    SHORTER_THAN_OPENED;

    /** Sends {@code n} doubles from index 3 of {@code storage} on, with tag 7. */
    void send(Communicator comm, Object storage, int n, int receiver) {
        for (int k = 0; k < n; k++) {
            Doubles.put(storage, 3 + k, k + 0.5);
        }
        UserBuffer data = new UserBuffer(storage, 3, n, BasicType.DOUBLE);
        if (this == PLAIN) {
            comm.send(SendMode.STANDARD, data, receiver, 7);
            return;
        }
        Object longer = storage;
        if (this == SHORTER_THAN_OPENED) {
            longer = Doubles.storage(storage instanceof DoubleBuffer, n + 503);
            for (int k = 0; k < n; k++) {
                Doubles.put(longer, 3 + k, k + 0.5);
            }
        }
        UserBuffer open = this == SHORTER_THAN_OPENED ? new UserBuffer(longer, 3, n + 500, BasicType.DOUBLE) : data;
        DeltaStream stream = comm.openDelta(open, receiver, 7, this != ANNOUNCED_AT_END);
        int step = Math.max(1, n / 7);
        List<Integer> starts = new ArrayList<>();
        for (int at = 0; at < n; at += step) {
            starts.add(at);
        }
        if (this == DESCENDING) {
            starts = starts.reversed();
        } else if (this == SHUFFLED) {
            java.util.Collections.shuffle(starts, new java.util.Random(n));
        }
        for (int at : starts) {
            stream.piece(at, Math.min(n, at + step));
            stream.idle();
        }
        stream.end(n);
    }
}
