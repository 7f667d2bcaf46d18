package org.sluicempi.runtime.embedded.group;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.wait.Uninterrupted;

/**
 * Messages of any number of ints, by which ranks agree on a communicator. An interrupt does not end their waits, and the
 * thread stays interrupted: what one rank has said of a new communicator the others use, so it cannot be taken back, and an
 * answer that nobody took would be taken for that of the next agreement.
 */
record Ints(Communicator comm, int tag) {
    static final int[] NOTHING = {};

    void send(int[] data, int dest) {
        Uninterrupted.await(comm.isend(SendMode.STANDARD, buffer(data), dest, tag)::await);
    }

    int[] receive(int source) {
        MatchedMessage message = Uninterrupted.await(() -> comm.mprobe(source, tag));
        int[] data = new int[message.status().count(BasicType.INT)];
        Uninterrupted.await(message.irecv(buffer(data))::await);
        return data;
    }

    /** Both ranks send and receive. */
    int[] exchange(int[] data, int peer) {
        Request send = comm.isend(SendMode.STANDARD, buffer(data), peer, tag);
        int[] answer = receive(peer);
        Uninterrupted.await(send::await);
        return answer;
    }

    private static UserBuffer buffer(int[] data) {
        return new UserBuffer(data, 0, data.length, BasicType.INT);
    }
}
