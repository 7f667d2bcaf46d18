package org.sluicempi.runtime.embedded.group;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Messages of any number of ints, by which ranks agree on a communicator. */
record Ints(Communicator comm, int tag) {
    void send(int[] data, int dest) {
        comm.send(SendMode.STANDARD, buffer(data), dest, tag);
    }

    int[] receive(int source) {
        MatchedMessage message = comm.mprobe(source, tag);
        int[] data = new int[message.status().count(BasicType.INT)];
        message.recv(buffer(data));
        return data;
    }

    /** Both ranks send and receive. */
    int[] exchange(int[] data, int peer) {
        Request send = comm.isend(SendMode.STANDARD, buffer(data), peer, tag);
        int[] answer = receive(peer);
        send.await();
        return answer;
    }

    private static UserBuffer buffer(int[] data) {
        return new UserBuffer(data, 0, data.length, BasicType.INT);
    }
}
