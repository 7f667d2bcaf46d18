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
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.message.Departure;
import org.sluicempi.runtime.embedded.message.EmbeddedDeltaStream;
import org.sluicempi.runtime.embedded.message.MatchedProbe;
import org.sluicempi.runtime.embedded.message.ProbeCondition;
import org.sluicempi.runtime.embedded.message.ReceiveRequest;
import org.sluicempi.runtime.embedded.message.SendRequest;
import org.sluicempi.runtime.embedded.message.SpareReceive;
import org.sluicempi.runtime.engine.DoneRequest;
import org.sluicempi.runtime.trace.RankTrace;

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
        RankTrace trace = context.owner().trace();
        if (trace != null && context.context() % Contexts.PER_COMMUNICATOR == Contexts.USER) {
            record(trace, context.context() / Contexts.PER_COMMUNICATOR);
        }
    }

    @Override
    protected EmbeddedCommunicator with(CommContext other) {
        return new EmbeddedCommunicator(other);
    }

    @Override
    protected Request doIsend(SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = Departure.start(context, mode, data, dest, tag);
        return request == null ? DoneRequest.NOTHING : request;
    }

    @Override
    protected void doSend(SendMode mode, UserBuffer data, int dest, int tag) {
        Departure.send(context, mode, data, dest, tag);
    }

    @Override
    protected Request doIrecv(UserBuffer into, int source, int tag) {
        ReceiveRequest request = new ReceiveRequest(context, into, source, tag);
        context.mailbox().post(request);
        return request;
    }

    @Override
    protected Status doRecv(UserBuffer into, int source, int tag) {
        ReceiveRequest request = spareReceive.receive(into, source, tag);
        context.mailbox().post(request);
        Status status = request.awaitAsBlocking();
        spareReceive.keep(request);
        return status;
    }

    @Override
    protected Status doProbe(int source, int tag) {
        return ProbeCondition.await(
                context, source, tag, () -> context.mailbox().probe(context.context(), source, tag));
    }

    @Override
    protected Optional<Status> doIprobe(int source, int tag) {
        Optional<Status> found = context.mailbox().probe(context.context(), source, tag);
        if (found.isEmpty()) {
            lookedInVain(source, tag);
        }
        return found;
    }

    @Override
    protected MatchedMessage doMprobe(int source, int tag) {
        return MatchedProbe.await(context, source, tag);
    }

    @Override
    protected Optional<MatchedMessage> doImprobe(int source, int tag) {
        Optional<MatchedMessage> found = MatchedProbe.take(context, source, tag);
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
    protected Optional<DeltaStream> doOpenDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        return Optional.of(EmbeddedDeltaStream.open(context, mode, data, dest, tag, announce));
    }

    @Override
    protected synchronized Collectives doCollectives() {
        if (collectives == null) {
            collectives = BlockingCollectives.over(channels(Contexts.COLLECTIVE));
        }
        return collectives;
    }

    @Override
    protected Request doStart(Consumer<Collectives> operation) {
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
