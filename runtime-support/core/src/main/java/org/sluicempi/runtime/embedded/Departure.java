package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** How plain messages leave a rank. */
final class Departure {
    private Departure() {}

    /** Sends checked arguments; the request to wait for, null if there is nothing to wait for. */
    static SendRequest start(EmbeddedCommunicator comm, SendMode mode, UserBuffer data, int dest, int tag) {
        EmbeddedRank owner = comm.owner();
        boolean eager = mode != SendMode.SYNCHRONOUS && owner.job().eager(data.bytes());
        if (mode == SendMode.BUFFERED) {
            owner.attached().needRoom(data.bytes(), eager);
            if (!eager) {
                startBuffered(comm, data, dest, tag);
                return null;
            }
        }
        SendRequest request = eager ? null : new SendRequest(comm, data, dest, tag);
        dispatch(comm, new Message(comm, tag, data.type().base(), data, request), dest);
        return request;
    }

    private static void startBuffered(EmbeddedCommunicator comm, UserBuffer data, int dest, int tag) {
        UserBuffer copy =
                new UserBuffer(new byte[Math.toIntExact(data.bytes())], 0, (int) data.bytes(), BasicType.BYTE);
        data.copyTo(copy, data.bytes());
        SendRequest request = new SendRequest(comm, data, dest, tag);
        comm.owner().attached().take(request, data.bytes());
        dispatch(comm, new Message(comm, tag, data.type().base(), copy, request), dest);
    }

    /** Puts an envelope on its way. */
    static void dispatch(EmbeddedCommunicator comm, Message message, int dest) {
        EmbeddedRank owner = comm.owner();
        Mailbox to = comm.mailboxOf(dest);
        Job job = owner.job();
        if (!job.options().timed() || to == owner.mailbox()) {
            to.offer(message);
            return;
        }
        message.copyToSlot(owner.mailbox().slots());
        boolean dataAboard = message.send == null && message.delta == null;
        Arrival arrival = new Arrival(owner, dataAboard ? message.bytes() : 0, true) {
            @Override
            void arrive(Mailbox mailbox) {
                mailbox.arrived(message, at);
            }
        };
        job.delivery().wire().depart(owner.port(), arrival, job.now());
        to.send(arrival);
    }
}
