package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.link.Arrival;
import org.sluicempi.runtime.embedded.match.Mailbox;
import org.sluicempi.runtime.embedded.match.Message;

/** How plain messages leave a rank. */
public final class Departure {
    private Departure() {}

    /** Sends checked arguments and returns when their storage is free again. */
    public static void send(CommContext comm, SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = start(comm, mode, data, dest, tag, true);
        if (request != null) {
            request.awaitAsBlocking();
            request.letGo();
        }
    }

    /** Starts to send checked arguments; the request to wait for, null if there is nothing to wait for. */
    public static SendRequest start(CommContext comm, SendMode mode, UserBuffer data, int dest, int tag) {
        return start(comm, mode, data, dest, tag, false);
    }

    /** @param ends whether the caller alone waits for the request and lets go of its message then */
    private static SendRequest start(
            CommContext comm, SendMode mode, UserBuffer data, int dest, int tag, boolean ends) {
        RankContext owner = comm.owner();
        boolean eager = mode != SendMode.SYNCHRONOUS && owner.job().eager(data.bytes());
        if (mode == SendMode.BUFFERED) {
            if (!eager) {
                comm.station().attached().send(data.bytes(), false, () -> buffered(comm, data, dest, tag));
                return null;
            }
            // takes its room only for this moment
            comm.station().attached().send(data.bytes(), true, () -> null);
        }
        SendRequest request = eager ? null : new SendRequest(comm, data, dest, tag);
        boolean comesBack = (eager || ends) && !owner.job().timed();
        Message message = comesBack
                ? comm.spareMessage().message(tag, data, request)
                : new Message(comm.origin(), tag, data.type().base(), data, request);
        if (request != null) {
            request.sends(message);
        }
        dispatch(comm, message, dest);
        return request;
    }

    /** Starts to send a copy, which stays in the attached buffer until it has been received. */
    private static SendRequest buffered(CommContext comm, UserBuffer data, int dest, int tag) {
        UserBuffer copy = copy(data);
        SendRequest request = new SendRequest(comm, data, dest, tag);
        dispatch(comm, new Message(comm.origin(), tag, data.type().base(), copy, request), dest);
        return request;
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
    static void dispatch(CommContext comm, Message message, int dest) {
        RankContext owner = comm.owner();
        Mailbox to = comm.mailboxOf(dest);
        JobContext job = owner.job();
        if (!job.timed() || to == comm.mailbox()) {
            to.offer(message);
            return;
        }
        message.copyToSlot(comm.mailbox().slots());
        boolean dataAboard = message.send() == null && message.delta == null;
        Arrival arrival = new Arrival(owner.number(), dataAboard ? message.bytes() : 0, true) {
            @Override
            public void arrive() {
                to.arrived(message, at);
            }
        };
        job.wire().depart(owner.port(), arrival, job.now());
        to.send(arrival);
    }
}
