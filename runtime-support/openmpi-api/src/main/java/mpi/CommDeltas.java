package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Messages whose parts travel while the program computes, or that are under way together. Programs use {@link Comm}. */
public abstract class CommDeltas extends CommMessages {
    CommDeltas(Communicator core, Errhandler handler, String name) {
        super(core, handler, name);
    }

    CommDeltas(Supplier<Communicator> later, String name) {
        super(later, name);
    }

    /** As {@link #deltaSendBegin(boolean, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaSendBegin(Object buf, int count, Datatype type, int dest, int tag) {
        return deltaSendBegin(true, buf, count, type, dest, tag);
    }

    /**
     * Announces a message that the program computes from now on; its parts leave as they are declared final. Never
     * throws: what {@link #send} would refuse, {@link DeltaSend#deltaSendEnd()} refuses. Not part of Open MPI's API.
     *
     * @param when false: {@link DeltaSend#deltaSendEnd()} is exactly {@link #send}, and nothing happens before
     */
    public final DeltaSend deltaSendBegin(boolean when, Object buf, int count, Datatype type, int dest, int tag) {
        return begun(SendMode.STANDARD, when, buf, count, type, dest, tag);
    }

    /** As {@link #deltaSSendBegin(boolean, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaSSendBegin(Object buf, int count, Datatype type, int dest, int tag) {
        return deltaSSendBegin(true, buf, count, type, dest, tag);
    }

    /**
     * As {@link #deltaSendBegin(boolean, Object, int, Datatype, int, int)} for {@link #sSend}:
     * {@link DeltaSend#deltaSendEnd()} returns only when the matching receive has started. The message has the place of its end,
     * as after {@link DeltaSend#announceAtEnd}, and is forgotten if it is given up or never ended. On an engine that cannot tell
     * of a message in parts whether its receive has started it travels whole. Not part of Open MPI's API.
     */
    public final DeltaSend deltaSSendBegin(boolean when, Object buf, int count, Datatype type, int dest, int tag) {
        return begun(SendMode.SYNCHRONOUS, when, buf, count, type, dest, tag);
    }

    /** As {@link #deltaRSendBegin(boolean, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaRSendBegin(Object buf, int count, Datatype type, int dest, int tag) {
        return deltaRSendBegin(true, buf, count, type, dest, tag);
    }

    /**
     * As {@link #deltaSendBegin(boolean, Object, int, Datatype, int, int)} for {@link #rSend}, whose
     * receive has to be posted at the end, not here: a message in parts travels in standard mode, as MPI allows. Not part of
     * Open MPI's API.
     */
    public final DeltaSend deltaRSendBegin(boolean when, Object buf, int count, Datatype type, int dest, int tag) {
        return begun(SendMode.READY, when, buf, count, type, dest, tag);
    }

    private DeltaSend begun(SendMode mode, boolean when, Object buf, int count, Datatype type, int dest, int tag) {
        BlockingSend blocking = new BlockingSend(mode, this, buf, type, dest, tag);
        return new DeltaSend(core(mode, when, buf, count, type, dest, tag), blocking, count);
    }

    private org.sluicempi.runtime.delta.DeltaSend core(
            SendMode mode, boolean when, Object buf, int count, Datatype type, int dest, int tag) {
        if (when && !isVoid() && MPI.RANK.started() && type != null && !type.isNull()) {
            try {
                UserBuffer data = Core.indexed(Core.buffer(buf, count, type), buf);
                return org.sluicempi.runtime.delta.DeltaSend.begin(mode, core(), data, dest, tag, true);
            } catch (RuntimeException | OutOfMemoryError refused) {
                // by the end, as the blocking send refuses it
                return org.sluicempi.runtime.delta.DeltaSend.blocking();
            }
        }
        return org.sluicempi.runtime.delta.DeltaSend.blocking();
    }

    /** As {@link #deltaRecv(boolean, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaRecv deltaRecv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        return deltaRecv(true, buf, count, type, source, tag);
    }

    /**
     * Posts a receive whose parts can be waited for one by one. Throws what {@link #recv} would. It stands for a blocking
     * one: an error of a later call of this thread comes to light when it is complete, and never if nobody sends, as behind
     * that one. {@link #iRecv} holds nothing back. Not part of Open MPI's API.
     *
     * @param when false: blocks exactly as {@link #recv}, and the waits return at once
     */
    public final DeltaRecv deltaRecv(boolean when, Object buf, int count, Datatype type, int source, int tag)
            throws MPIException {
        try {
            return when
                    ? posted(buf, count, type, source, tag)
                    : DeltaRecv.received(recv(buf, count, type, source, tag));
        } catch (MPIException e) {
            throw BlockingRecv.CALL.from(e);
        } catch (RuntimeException e) {
            throw BlockingRecv.CALL.from(e);
        }
    }

    private DeltaRecv posted(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        try {
            Communicator communicator = core();
            UserBuffer into = Core.indexed(buffers.of(buf, count, type), buf);
            org.sluicempi.runtime.delta.DeltaRecv core = org.sluicempi.runtime.delta.DeltaRecv.of(communicator, into);
            DeltaRecv receive = new DeltaRecv(core, new BlockingRecv(this));
            core.begin(communicator, into, source, tag);
            return receive;
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /**
     * As {@link #send}, but leaves the message under way among other calls: {@link DeltaCalls#deltaWait} ends it. Throws what
     * {@code send} would, or what an earlier call of those throws. Up to 256 bytes are copied, so that the buffer is the
     * program's at once. Not part of Open MPI's API.
     */
    public final void deltaSendAmong(DeltaCalls calls, Object buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        given(calls)
                .make(
                        BlockingSend.CALL,
                        error -> failed(error, BlockingSend.CALL),
                        (made, series) -> series.send(made, core(), buffers.of(buf, count, type), dest, tag));
    }

    /**
     * As {@link #recv}, but leaves the receive under way among other calls: {@link DeltaCalls#deltaWait} ends it. Throws what
     * {@code recv} would, or what an earlier call of those throws. Not part of Open MPI's API.
     */
    public final void deltaRecvAmong(DeltaCalls calls, Object buf, int count, Datatype type, int source, int tag)
            throws MPIException {
        given(calls)
                .make(
                        BlockingRecv.CALL,
                        error -> failed(error, BlockingRecv.CALL),
                        (made, series) -> series.receive(made, core(), buffers.of(buf, count, type), source, tag));
    }

    private DeltaCalls given(DeltaCalls calls) throws MPIException {
        return get(() -> Core.given(calls, "loop that the call is of"));
    }

    /** As {@link #deltaSendRecv(boolean, DeltaSend, Object, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaRecv deltaSendRecv(DeltaSend send, Object buf, int count, Datatype type, int source, int tag)
            throws MPIException {
        return deltaSendRecv(true, send, buf, count, type, source, tag);
    }

    /**
     * Ends a message that was begun for the first half of {@link #sendRecv}, with the receive of the other half under way:
     * blocks until the message is sent; parts of what is received can be waited for one by one. Throws what {@code sendRecv}
     * would throw before it has received anything, and refuses what that would refuse. Not part of Open MPI's API.
     *
     * @param when false: blocks until both halves are complete, and the waits return at once
     */
    public final DeltaRecv deltaSendRecv(
            boolean when, DeltaSend send, Object buf, int count, Datatype type, int source, int tag)
            throws MPIException {
        try {
            DeltaRecv receive = new BlockingExchange(this, buf, count, type, source, tag)
                    .end(Core.given(send, "message that was begun"));
            if (!when) {
                receive.deltaWait();
            }
            return receive;
        } catch (MpiError e) {
            throw BlockingExchange.CALL.from(failed(e));
        } catch (MPIException e) {
            throw BlockingExchange.CALL.from(e);
        } catch (RuntimeException e) {
            throw BlockingExchange.CALL.from(e);
        }
    }

    /** As the other with {@code when} true. */
    public final DeltaRecv deltaSendRecv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        return deltaSendRecv(
                true, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag);
    }

    /**
     * Sends as {@link #sendRecv} does, with its receive under way, parts of which can be waited for one by one: blocks until
     * the message is sent. Throws what {@code sendRecv} would throw before it has received anything. Not part of Open MPI's API.
     *
     * @param when false: blocks exactly as {@code sendRecv}, and the waits return at once
     */
    public final DeltaRecv deltaSendRecv(
            boolean when,
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        DeltaSend send = deltaSendBegin(false, sendbuf, sendcount, sendtype, dest, sendtag);
        return deltaSendRecv(when, send, recvbuf, recvcount, recvtype, source, recvtag);
    }
}
