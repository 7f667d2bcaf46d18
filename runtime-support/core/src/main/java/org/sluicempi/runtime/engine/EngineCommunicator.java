package org.sluicempi.runtime.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.trace.CommTrace;
import org.sluicempi.runtime.trace.RankTrace;

/**
 * A communicator of an engine. What MPI says of arguments, of {@code PROC_NULL} and of communicators that have been freed is
 * done here; the methods of the engine, {@code doSend} and so on, get checked arguments and a rank that exists.
 */
public abstract class EngineCommunicator implements Communicator {
    /** Null unless the run is profiled, and for communicators that programs do not see. */
    private CommTrace trace;

    /**
     * What happens on this communicator is recorded from now on; to be called while it is made.
     *
     * @param id by which all members call it
     */
    protected final void record(RankTrace rank, int id) {
        trace = new CommTrace(rank, this, id);
    }

    /** @throws MpiError {@code COMM} after {@link #free}, {@code OTHER} outside Init and Finalize */
    protected abstract void checkUse();

    /** For messages to the user. */
    protected abstract String name();

    /** Number of ranks that {@code dest} and {@code source} can mean. */
    protected abstract int peers();

    /** The largest tag. */
    protected abstract int tagUpperBound();

    /** Those of the owner. */
    protected abstract OpenSends openSends();

    protected abstract void doSend(SendMode mode, UserBuffer data, int dest, int tag);

    protected abstract Request doIsend(SendMode mode, UserBuffer data, int dest, int tag);

    protected abstract Status doRecv(UserBuffer into, int source, int tag);

    protected abstract Request doIrecv(UserBuffer into, int source, int tag);

    protected abstract Status doProbe(int source, int tag);

    protected abstract Optional<Status> doIprobe(int source, int tag);

    protected abstract MatchedMessage doMprobe(int source, int tag);

    protected abstract Optional<MatchedMessage> doImprobe(int source, int tag);

    /**
     * @param announce false for a synchronous message
     * @return empty if the message cannot travel in pieces: it is sent whole at its end then
     */
    protected abstract Optional<DeltaStream> doOpenDelta(
            SendMode mode, UserBuffer data, int dest, int tag, boolean announce);

    protected abstract Collectives doCollectives();

    protected abstract Request doStart(Consumer<Collectives> operation);

    /** Called once; nothing of the program is open on the communicator. */
    protected abstract void doFree();

    /** As {@link #doFree}, collective. */
    protected void doDisconnect() {
        doFree();
    }

    @Override
    public final void send(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        if (dest != PROC_NULL) {
            openSends().before(this, dest);
            if (trace == null) {
                doSend(mode, data, dest, tag);
            } else {
                long began = trace.begin();
                doSend(mode, data, dest, tag);
                trace.sent(began, data.bytes(), dest, tag);
            }
        }
    }

    @Override
    public final Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        if (dest == PROC_NULL) {
            return DoneRequest.NOTHING;
        }
        openSends().before(this, dest);
        if (trace == null) {
            return doIsend(mode, data, dest, tag);
        }
        long began = trace.begin();
        return trace.starts(began, doIsend(mode, data, dest, tag), data.bytes(), dest, tag);
    }

    @Override
    public final Status recv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return Status.EMPTY;
        } else if (trace == null) {
            return doRecv(into, source, tag);
        }
        long began = trace.begin();
        Status status = doRecv(into, source, tag);
        trace.received(began, status);
        return status;
    }

    @Override
    public final Request irecv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return DoneRequest.NOTHING;
        } else if (trace == null) {
            return doIrecv(into, source, tag);
        }
        long began = trace.begin();
        return trace.posted(began, doIrecv(into, source, tag), into, source, tag);
    }

    @Override
    public final Status probe(int source, int tag) {
        checkEnvelope(source, tag);
        if (source == PROC_NULL) {
            return Status.EMPTY;
        } else if (trace == null) {
            return doProbe(source, tag);
        }
        long began = trace.begin();
        Status status = doProbe(source, tag);
        trace.probed(began);
        return status;
    }

    @Override
    public final Optional<Status> iprobe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL ? Optional.of(Status.EMPTY) : doIprobe(source, tag);
    }

    @Override
    public final MatchedMessage mprobe(int source, int tag) {
        checkEnvelope(source, tag);
        if (source == PROC_NULL) {
            return new NoMessage();
        } else if (trace == null) {
            return doMprobe(source, tag);
        }
        long began = trace.begin();
        MatchedMessage message = doMprobe(source, tag);
        trace.probed(began);
        return trace.matched(message);
    }

    @Override
    public final Optional<MatchedMessage> improbe(int source, int tag) {
        checkEnvelope(source, tag);
        if (source == PROC_NULL) {
            return Optional.of(new NoMessage());
        }
        Optional<MatchedMessage> message = doImprobe(source, tag);
        return trace == null ? message : message.map(trace::matched);
    }

    @Override
    public final DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        checkSend(data, dest, tag);
        if (dest == PROC_NULL) {
            return new NoDeltaStream();
        }
        // some engines cannot tell of pieces that have been announced whether their receive has started
        boolean now = announce && mode != SendMode.SYNCHRONOUS;
        Optional<DeltaStream> pieces = doOpenDelta(mode, data, dest, tag, now);
        if (pieces.isEmpty()) {
            // recorded by its send, as the plain message that it is
            return new WholeDeltaStream(this, mode, data, dest, tag);
        }
        return trace == null ? pieces.get() : trace.opened(pieces.get(), data, dest, tag, now);
    }

    @Override
    public final void checkSend(UserBuffer data, int dest, int tag) {
        checkUse();
        ArgumentChecks.dest(dest, peers());
        ArgumentChecks.tag(tag, tagUpperBound());
        data.check();
    }

    @Override
    public final void checkReceive(UserBuffer into, int source, int tag) {
        checkEnvelope(source, tag);
        into.checkIncoming();
    }

    private void checkEnvelope(int source, int tag) {
        checkUse();
        ArgumentChecks.source(source, peers());
        ArgumentChecks.tagOrAny(tag, tagUpperBound());
    }

    /**
     * For calls that need one side or two.
     *
     * @throws MpiError {@code COMM} if this has the other number; as {@link #checkUse}
     */
    protected final void checkInter(boolean expected) {
        checkUse();
        if (inter() != expected) {
            throw new MpiError(ErrorClass.COMM, name() + (expected ? " is no" : " is an") + " intercommunicator");
        }
    }

    @Override
    public final Collectives collectives() {
        checkUse();
        return trace == null ? doCollectives() : trace.over(doCollectives());
    }

    @Override
    public final Request start(Consumer<Collectives> operation) {
        checkUse();
        return trace == null ? doStart(operation) : trace.starts(doStart(operation));
    }

    @Override
    public final void free() {
        checkMade();
        openSends().beforeFree(this);
        doFree();
    }

    @Override
    public final void disconnect() {
        checkMade();
        openSends().beforeFree(this);
        doDisconnect();
    }

    /**
     * That the program has made this: nobody may free what a job begins with (MPI 4.1, section 7.2.4).
     *
     * @throws MpiError {@code COMM} if it has not; as {@link #checkUse}
     */
    private void checkMade() {
        checkUse();
        if (this == owner().world() || this == owner().self()) {
            throw new MpiError(ErrorClass.COMM, name() + " cannot be freed");
        }
    }
}
