package org.sluicempi.runtime.face;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Scratch;

/**
 * The combined send and receive of MPI 4.1, section 3.10: both are under way at once, so a ring of them cannot block. What
 * is refused, for either of them, has begun nothing.
 *
 * @param dest where the send goes
 * @param sendTag tag of the send
 * @param source where the receive comes from
 * @param recvTag tag of the receive
 */
public record Exchange(int dest, int sendTag, int source, int recvTag) {
    /** Sends {@code out} and receives {@code in}; they must not overlap. */
    public Status run(Communicator communicator, UserBuffer out, UserBuffer in) {
        communicator.checkReceive(in, source, recvTag);
        communicator.checkSend(out, dest, sendTag);
        Request receive = communicator.irecv(in, source, recvTag);
        Together.with(receive, () -> communicator.isend(SendMode.STANDARD, out, dest, sendTag))
                .await();
        return receive.await();
    }

    /** Sends {@code buffer} and then replaces its contents by the message received. */
    public Status replace(Communicator communicator, UserBuffer buffer) {
        communicator.checkReceive(buffer, source, recvTag);
        communicator.checkSend(buffer, dest, sendTag);
        UserBuffer incoming = Scratch.like(buffer);
        Status status = run(communicator, buffer, incoming);
        if (status.bytes() > 0) {
            incoming.copyTo(buffer, status.bytes());
        }
        return status;
    }
}
