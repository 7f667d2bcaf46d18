package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** The messages of one collective operation: all of one tag, on a communicator that carries nothing else. */
record Peers(Communicator communicator, int tag) {
    /** A message of no elements. */
    static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    int rank() {
        return communicator.rank();
    }

    int size() {
        return communicator.size();
    }

    void send(UserBuffer data, int dest) {
        communicator.send(SendMode.STANDARD, data, dest, tag);
    }

    void receive(UserBuffer into, int source) {
        communicator.recv(into, source, tag);
    }

    Request startSend(UserBuffer data, int dest) {
        return communicator.isend(SendMode.STANDARD, data, dest, tag);
    }

    Request startReceive(UserBuffer into, int source) {
        return communicator.irecv(into, source, tag);
    }

    /** Sends and receives at once, so that a ring of such calls cannot block. */
    void exchange(UserBuffer data, int dest, UserBuffer into, int source) {
        Request receive = startReceive(into, source);
        Request send = startSend(data, dest);
        receive.await();
        send.await();
    }

    /**
     * Copies within this rank; the datatypes may differ as those of a send and its receive may.
     *
     * @throws MpiError TRUNCATE if {@code to} is too short, or as {@link UserBuffer#check}
     */
    void copy(UserBuffer from, UserBuffer to) {
        from.check();
        to.check();
        if (from.bytes() > to.bytes()) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    "a block of " + from.bytes() + " bytes does not fit a receive of " + to.bytes() + " bytes");
        }
        if (from.bytes() > 0) {
            from.copyTo(to, from.bytes());
        }
    }
}
