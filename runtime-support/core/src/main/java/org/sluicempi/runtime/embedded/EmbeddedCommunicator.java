package org.sluicempi.runtime.embedded;

import java.util.Optional;
import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.BlockingCollectives;

/** One rank's view of a communicator. */
final class EmbeddedCommunicator extends CommunicatorMembers {
    private Collectives collectives;
    private NonblockingCollectives nonblocking;

    /** {@code context} is the first of its ids, see {@link Contexts}. */
    EmbeddedCommunicator(EmbeddedRank owner, Membership who, int context, String name) {
        super(owner, who, context, name);
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = start(mode, data, dest, tag);
        return request == null ? new DoneRequest(this) : request;
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = start(mode, data, dest, tag);
        if (request != null) {
            request.awaitAsBlocking();
        }
    }

    private SendRequest start(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        owner().openSends().before(this, dest);
        return dest == PROC_NULL ? null : Departure.start(this, mode, data, dest, tag);
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return new DoneRequest(this);
        }
        ReceiveRequest request = new ReceiveRequest(this, into, source, tag);
        owner().mailbox().post(request);
        return request;
    }

    @Override
    public Status recv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return Status.EMPTY;
        }
        ReceiveRequest request = spares().receive(this, into, source, tag);
        owner().mailbox().post(request);
        Status status = request.awaitAsBlocking();
        spares().keep(request);
        return status;
    }

    @Override
    public Status probe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL
                ? Status.EMPTY
                : ProbeCondition.await(
                        this, source, tag, () -> owner().mailbox().probe(context(), source, tag));
    }

    @Override
    public Optional<Status> iprobe(int source, int tag) {
        checkEnvelope(source, tag);
        if (source == PROC_NULL) {
            return Optional.of(Status.EMPTY);
        }
        Optional<Status> found = owner().mailbox().probe(context(), source, tag);
        if (found.isEmpty()) {
            lookedInVain(source, tag);
        }
        return found;
    }

    @Override
    public MatchedMessage mprobe(int source, int tag) {
        checkEnvelope(source, tag);
        return MatchedProbe.await(this, source, tag);
    }

    @Override
    public Optional<MatchedMessage> improbe(int source, int tag) {
        checkEnvelope(source, tag);
        Optional<MatchedMessage> found = MatchedProbe.look(this, source, tag);
        if (found.isEmpty()) {
            lookedInVain(source, tag);
        }
        return found;
    }

    private void lookedInVain(int source, int tag) {
        if (owner().job().anyEnded()) {
            ProbeCondition.check(this, source, tag);
        }
        owner().lookedInVain();
    }

    @Override
    public void checkReceive(UserBuffer into, int source, int tag) {
        checkEnvelope(source, tag);
        into.checkIncoming();
    }

    private void checkEnvelope(int source, int tag) {
        checkUse();
        Arguments.source(source, peers());
        Arguments.tagOrAny(tag);
    }

    @Override
    public DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        checkSend(data, dest, tag);
        return dest == PROC_NULL ? new NoDeltaStream() : EmbeddedDeltaStream.open(this, data, dest, tag, announce);
    }

    @Override
    public void checkSend(UserBuffer data, int dest, int tag) {
        checkUse();
        Arguments.dest(dest, peers());
        Arguments.tag(tag);
        data.check();
    }

    @Override
    public synchronized Collectives collectives() {
        checkUse();
        if (collectives == null) {
            collectives = BlockingCollectives.over(channels(Contexts.COLLECTIVE));
        }
        return collectives;
    }

    @Override
    public Request start(Consumer<Collectives> operation) {
        checkUse();
        synchronized (this) {
            if (nonblocking == null) {
                nonblocking = new NonblockingCollectives(this, channels(Contexts.NONBLOCKING));
            }
        }
        return nonblocking.start(operation);
    }

    @Override
    public void abort(int code) {
        owner().job().end(Job.failing(code), "rank " + owner().number() + ": abort(" + code + ")");
        owner().job().leave();
    }
}
