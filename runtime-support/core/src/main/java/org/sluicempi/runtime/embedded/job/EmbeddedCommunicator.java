package org.sluicempi.runtime.embedded.job;

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
import org.sluicempi.runtime.embedded.context.Contexts;
import org.sluicempi.runtime.embedded.group.CommunicatorMaking;
import org.sluicempi.runtime.embedded.message.Arguments;
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.message.Departure;
import org.sluicempi.runtime.embedded.message.DoneRequest;
import org.sluicempi.runtime.embedded.message.EmbeddedDeltaStream;
import org.sluicempi.runtime.embedded.message.MatchedProbe;
import org.sluicempi.runtime.embedded.message.NoDeltaStream;
import org.sluicempi.runtime.embedded.message.ProbeCondition;
import org.sluicempi.runtime.embedded.message.ReceiveRequest;
import org.sluicempi.runtime.embedded.message.SendRequest;
import org.sluicempi.runtime.embedded.message.SpareReceive;

/** One rank's view of a communicator. */
public final class EmbeddedCommunicator extends CommunicatorMaking {
    private final CommContext context;
    private final SpareReceive spareReceive;
    private Collectives collectives;
    private NonblockingCollectives nonblocking;

    public EmbeddedCommunicator(CommContext context) {
        super(context);
        this.context = context;
        this.spareReceive = new SpareReceive(context);
    }

    @Override
    protected EmbeddedCommunicator with(CommContext other) {
        return new EmbeddedCommunicator(other);
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = start(mode, data, dest, tag);
        return request == null ? new DoneRequest(context.owner()) : request;
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
        context.owner().openSends().before(this, dest);
        return dest == PROC_NULL ? null : Departure.start(context, mode, data, dest, tag);
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return new DoneRequest(context.owner());
        }
        ReceiveRequest request = new ReceiveRequest(context, into, source, tag);
        context.mailbox().post(request);
        return request;
    }

    @Override
    public Status recv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return Status.EMPTY;
        }
        ReceiveRequest request = spareReceive.receive(into, source, tag);
        context.mailbox().post(request);
        Status status = request.awaitAsBlocking();
        spareReceive.keep(request);
        return status;
    }

    @Override
    public Status probe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL
                ? Status.EMPTY
                : ProbeCondition.await(
                        context, source, tag, () -> context.mailbox().probe(context.context(), source, tag));
    }

    @Override
    public Optional<Status> iprobe(int source, int tag) {
        checkEnvelope(source, tag);
        if (source == PROC_NULL) {
            return Optional.of(Status.EMPTY);
        }
        Optional<Status> found = context.mailbox().probe(context.context(), source, tag);
        if (found.isEmpty()) {
            lookedInVain(source, tag);
        }
        return found;
    }

    @Override
    public MatchedMessage mprobe(int source, int tag) {
        checkEnvelope(source, tag);
        return MatchedProbe.await(context, source, tag);
    }

    @Override
    public Optional<MatchedMessage> improbe(int source, int tag) {
        checkEnvelope(source, tag);
        Optional<MatchedMessage> found = MatchedProbe.look(context, source, tag);
        if (found.isEmpty()) {
            lookedInVain(source, tag);
        }
        return found;
    }

    private void lookedInVain(int source, int tag) {
        if (context.owner().job().anyEnded()) {
            ProbeCondition.check(context, source, tag);
        }
        context.owner().lookedInVain();
    }

    @Override
    public void checkReceive(UserBuffer into, int source, int tag) {
        checkEnvelope(source, tag);
        into.checkIncoming();
    }

    private void checkEnvelope(int source, int tag) {
        context.checkUse();
        Arguments.source(source, context.peers());
        Arguments.tagOrAny(tag);
    }

    @Override
    public DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        checkSend(data, dest, tag);
        return dest == PROC_NULL ? new NoDeltaStream() : EmbeddedDeltaStream.open(context, data, dest, tag, announce);
    }

    @Override
    public void checkSend(UserBuffer data, int dest, int tag) {
        context.checkUse();
        Arguments.dest(dest, context.peers());
        Arguments.tag(tag);
        data.check();
    }

    @Override
    public synchronized Collectives collectives() {
        context.checkUse();
        if (collectives == null) {
            collectives = BlockingCollectives.over(channels(Contexts.COLLECTIVE));
        }
        return collectives;
    }

    @Override
    public Request start(Consumer<Collectives> operation) {
        context.checkUse();
        synchronized (this) {
            if (nonblocking == null) {
                nonblocking = new NonblockingCollectives(this, channels(Contexts.NONBLOCKING));
            }
        }
        return nonblocking.start(operation);
    }

    @Override
    public void abort(int code) {
        context.owner()
                .job()
                .end(ExitCodes.failing(code), "rank " + context.owner().number() + ": abort(" + code + ")");
        context.owner().job().leave();
    }
}
