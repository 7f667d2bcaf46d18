package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;
import org.sluicempi.runtime.embedded.match.Message;
import org.sluicempi.runtime.embedded.match.Rendezvous;

/** A send that is complete when it has been matched and, on an emulated link, its data have left. */
public final class SendRequest extends EmbeddedRequest implements Rendezvous {
    private final CommContext comm;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private volatile long leftAt = NEVER;
    private Message message;

    public SendRequest(CommContext comm, UserBuffer data, int dest, int tag) {
        super(comm.owner());
        this.comm = comm;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
    }

    /** Says which message this is the sending of. */
    void sends(Message itsMessage) {
        message = itsMessage;
    }

    /** Called once by who alone has waited for it: the message may be used again. */
    void letGo() {
        message.end();
    }

    @Override
    public void checkPeers() {
        if (AbsentPeers.of(comm, dest, comm.mailboxOf(dest), this::complete)) {
            leftAt = 0;
            fail(AbsentPeers.error(comm, dest, describe()));
        }
    }

    @Override
    public boolean takeBack() {
        return comm.mailboxOf(dest).retract(message);
    }

    @Override
    public void leftAt(long time) {
        leftAt = time;
        complete(Status.EMPTY);
    }

    @Override
    public boolean ready() {
        return complete() && (leftAt == 0 || leftAt <= owner.now());
    }

    @Override
    public void drive(long now) {
        if (!complete()) {
            comm.mailboxOf(dest).progress(now);
        }
    }

    @Override
    public long nextTime() {
        return complete() ? leftAt : comm.mailboxOf(dest).nextTime();
    }

    @Override
    public String describe() {
        return Descriptions.send("Send", comm, data, dest, tag);
    }
}
