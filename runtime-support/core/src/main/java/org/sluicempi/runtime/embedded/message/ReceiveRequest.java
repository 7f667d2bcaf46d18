package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.match.PostedReceive;
import org.sluicempi.runtime.embedded.wait.Condition;

/** A receive, posted or matched. */
public final class ReceiveRequest extends PostedReceive {
    private final CommContext comm;

    public ReceiveRequest(CommContext comm, UserBuffer into, int source, int tag) {
        super(comm.owner(), comm.context(), into, source, tag);
        this.comm = comm;
    }

    @Override
    public void checkPeers() {
        if (AbsentPeers.of(comm, source, comm.mailbox(), () -> !takeBack())) {
            fail(AbsentPeers.error(comm, source, describe()));
        }
    }

    @Override
    public boolean takeBack() {
        return comm.mailbox().withdraw(this);
    }

    /** Also of a receive that has a message whose sender still computes, as {@code Mailbox.cancel} does: the wait is local. */
    @Override
    public void cancel() {
        super.cancel();
        if (comm.mailbox().cancel(this)) {
            complete(new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true));
            owner.waiters().signalReady();
        }
    }

    @Override
    public void awaitElements(int from, int to) {
        long size = into.type().size();
        long first = Math.max(0, from) * size;
        long end = Math.min(into.count(), to) * size;
        if (first < end && !arrived.contains(first, end)) {
            owner.await(new Condition() {
                @Override
                public boolean ready() {
                    return ReceiveRequest.this.ready() || arrived.contains(first, end);
                }

                @Override
                public void checkPeers() {
                    ReceiveRequest.this.checkPeers();
                }

                @Override
                public ErrorClass whenInterrupted() {
                    return ErrorClass.PENDING;
                }

                @Override
                public String describe() {
                    return ReceiveRequest.this.describe() + ", elements " + from + " to " + to;
                }

                @Override
                public String operation() {
                    return ReceiveRequest.this.describe();
                }
            });
        }
        if (ready()) {
            result();
        }
    }

    @Override
    public int arrivedUpTo(int from) {
        owner.progress();
        if (ready()) {
            result();
            return Integer.MAX_VALUE;
        }
        int size = into.type().size();
        return size == 0 || from < 0 ? from : Math.toIntExact(arrived.endOfRun((long) from * size) / size);
    }

    @Override
    public String describe() {
        return Descriptions.receive(comm, into, source, tag);
    }
}
