package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
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
        if (eager && !owner.job().options().timed()) {
            comm.mailboxOf(dest).offer(comm.spares().message(comm, tag, data));
            return null;
        }
        SendRequest request = eager ? null : new SendRequest(comm, data, dest, tag);
        Message message = new Message(comm, tag, data.type().base(), data, request);
        if (request != null) {
            request.sends(message);
        }
        dispatch(comm, message, dest);
        return request;
    }

    private static void startBuffered(EmbeddedCommunicator comm, UserBuffer data, int dest, int tag) {
        UserBuffer copy = copy(data);
        SendRequest request = new SendRequest(comm, data, dest, tag);
        comm.owner().attached().take(request, data.bytes());
        dispatch(comm, new Message(comm, tag, data.type().base(), copy, request), dest);
    }

    private static UserBuffer copy(UserBuffer data) {
        try {
            byte[] bytes = new byte[Math.toIntExact(data.bytes())];
            UserBuffer copy = new UserBuffer(bytes, 0, bytes.length, BasicType.BYTE);
            data.copyTo(copy, data.bytes());
            return copy;
        } catch (OutOfMemoryError e) {
            throw new MpiError(ErrorClass.NO_MEM, "no memory to buffer " + data.bytes() + " bytes", e);
        }
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
