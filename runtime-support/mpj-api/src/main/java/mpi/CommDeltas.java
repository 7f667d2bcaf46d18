package mpi;

import java.util.Optional;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Series;

/** Messages whose parts travel while the program computes, or that are under way together. Programs use {@link Comm}. */
public abstract class CommDeltas extends CommMessages {
    CommDeltas(GroupedCommunicator part) {
        super(part);
    }

    /** As {@link #deltaSendBegin(boolean, Object, int, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaSendBegin(Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return deltaSendBegin(true, buf, offset, count, type, dest, tag);
    }

    /**
     * Announces a message that the program computes from now on; its parts leave as they are declared final. Never
     * throws: what {@link #Send} would refuse, {@link DeltaSend#deltaSendEnd()} refuses. Not part of MPJ Express's API.
     *
     * @param when false: {@link DeltaSend#deltaSendEnd()} is exactly {@link #Send}, and nothing happens before
     */
    public final DeltaSend deltaSendBegin(
            boolean when, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return begun(SendMode.STANDARD, when, buf, offset, count, type, dest, tag);
    }

    /** As {@link #deltaSsendBegin(boolean, Object, int, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaSsendBegin(Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return deltaSsendBegin(true, buf, offset, count, type, dest, tag);
    }

    /**
     * As {@link #deltaSendBegin(boolean, Object, int, int, Datatype, int, int)} for {@link #Ssend}:
     * {@link DeltaSend#deltaSendEnd()} returns only when the matching receive has started. The message has the place of its end,
     * as after {@link DeltaSend#announceAtEnd}, and is forgotten if it is given up or never ended. On an engine that cannot tell
     * of a message in parts whether its receive has started it travels whole. Not part of MPJ Express's API.
     */
    public final DeltaSend deltaSsendBegin(
            boolean when, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return begun(SendMode.SYNCHRONOUS, when, buf, offset, count, type, dest, tag);
    }

    /** As {@link #deltaRsendBegin(boolean, Object, int, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaSend deltaRsendBegin(Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return deltaRsendBegin(true, buf, offset, count, type, dest, tag);
    }

    /**
     * As {@link #deltaSendBegin(boolean, Object, int, int, Datatype, int, int)} for {@link #Rsend}, whose
     * receive has to be posted at the end, not here: a message in parts travels in standard mode, as MPI allows. Not part of
     * MPJ Express's API.
     */
    public final DeltaSend deltaRsendBegin(
            boolean when, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return begun(SendMode.READY, when, buf, offset, count, type, dest, tag);
    }

    private DeltaSend begun(
            SendMode mode, boolean when, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        BlockingSend blocking = new BlockingSend(mode, this, buf, offset, type, dest, tag);
        return new DeltaSend(core(mode, when, buf, offset, count, type, dest, tag), blocking, count);
    }

    private org.sluicempi.runtime.delta.DeltaSend core(
            SendMode mode, boolean when, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        if (when && !isVoid() && ownCalls() && MPI.RANK.started() && type instanceof PlainType) {
            try {
                UserBuffer data = type.outgoing(buf, offset, count);
                return org.sluicempi.runtime.delta.DeltaSend.begin(mode, core(), data, dest, tag, true);
            } catch (RuntimeException | OutOfMemoryError refused) {
                // by the end, as the blocking send refuses it
                return org.sluicempi.runtime.delta.DeltaSend.blocking();
            }
        }
        return org.sluicempi.runtime.delta.DeltaSend.blocking();
    }

    /** Whether {@link #Send} and {@link #Recv} are those of this package: a program may override them. */
    private boolean ownCalls() {
        return getClass().getClassLoader() == Comm.class.getClassLoader()
                && getClass().getPackageName().equals(Comm.class.getPackageName());
    }

    /** As {@link #deltaRecv(boolean, Object, int, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaRecv deltaRecv(Object buf, int offset, int count, Datatype type, int source, int tag)
            throws MPIException {
        return deltaRecv(true, buf, offset, count, type, source, tag);
    }

    /**
     * Posts a receive whose parts can be waited for one by one. Throws what {@link #Recv} would. It stands for a blocking
     * one: an error of a later call of this thread comes to light when it is complete, and never if nobody sends, as behind
     * that one. {@link #Irecv} holds nothing back. Not part of MPJ Express's API. Objects come in one part, as their receiver has to have all of them to make any: with {@link MPI#OBJECT} and what is
     * derived of it this is {@link #Recv} and blocks.
     *
     * @param when false: blocks exactly as {@link #Recv}, and the waits return at once
     */
    public final DeltaRecv deltaRecv(
            boolean when, Object buf, int offset, int count, Datatype type, int source, int tag) throws MPIException {
        try {
            return when && ownCalls()
                    ? Datatype.checked(type).deltaReceive(core(), buf, offset, count, source, tag)
                    : DeltaRecv.received(Recv(buf, offset, count, type, source, tag));
        } catch (MpiError e) {
            throw BlockingRecv.CALL.from(MPIException.of(e));
        } catch (RuntimeException e) {
            throw BlockingRecv.CALL.from(e);
        }
    }

    /**
     * As {@link #Send}, but leaves the message under way among other calls: {@link DeltaCalls#deltaWait} ends it. Throws what
     * {@code Send} would, or what an earlier call of those throws. Up to 256 bytes are copied, and objects are written
     * down, so that the buffer is the program's at once. Not part of MPJ Express's API.
     */
    public final void deltaSendAmong(
            DeltaCalls calls, Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        boolean bytes = type instanceof PlainType || type instanceof ObjectType;
        given(calls)
                .make(
                        BlockingSend.CALL,
                        MPIException::of,
                        ownCalls() && bytes
                                ? (made, series) ->
                                        series.send(made, core(), type.outgoing(buf, offset, count), dest, tag)
                                : alone(() -> Send(buf, offset, count, type, dest, tag)));
    }

    private static DeltaCalls given(DeltaCalls calls) {
        return Core.get(() -> Given.given(calls, "loop that the call is of"));
    }

    /**
     * As {@link #Recv}, but leaves the receive under way among other calls: {@link DeltaCalls#deltaWait} ends it. Throws what
     * {@code Recv} would, or what an earlier call of those throws. Not part of MPJ Express's API.
     */
    public final void deltaRecvAmong(
            DeltaCalls calls, Object buf, int offset, int count, Datatype type, int source, int tag)
            throws MPIException {
        given(calls)
                .make(
                        BlockingRecv.CALL,
                        MPIException::of,
                        ownCalls() && type instanceof PlainType plain
                                ? (made, series) ->
                                        series.receive(made, core(), plain.incoming(buf, offset, count), source, tag)
                                : alone(() -> Recv(buf, offset, count, type, source, tag)));
    }

    /** A call that is made when all others are complete. */
    private static DeltaCalls.Start alone(Runnable call) {
        return (made, series) -> {
            Optional<Series.Failed<DeltaCalls.Made>> failed = series.await();
            if (failed.isEmpty()) {
                call.run();
            }
            return failed;
        };
    }

    /** As {@link #deltaSendRecv(boolean, DeltaSend, Object, int, int, Datatype, int, int)} with {@code when} true. */
    public final DeltaRecv deltaSendRecv(
            DeltaSend send, Object buf, int offset, int count, Datatype type, int source, int tag) throws MPIException {
        return deltaSendRecv(true, send, buf, offset, count, type, source, tag);
    }

    /**
     * Ends a message that was begun for the first half of {@link #Sendrecv}, with the receive of the other half under way:
     * blocks until the message is sent; parts of what is received can be waited for one by one. Throws what {@code Sendrecv}
     * would throw before it has received anything, and refuses what that would refuse. Not part of MPJ Express's API.
     *
     * @param when false: blocks until both halves are complete, and the waits return at once
     */
    public final DeltaRecv deltaSendRecv(
            boolean when, DeltaSend send, Object buf, int offset, int count, Datatype type, int source, int tag)
            throws MPIException {
        try {
            DeltaSend given = Given.given(send, "message that was begun");
            BlockingExchange exchange = new BlockingExchange(this, buf, offset, count, type, source, tag);
            DeltaRecv receive = ownCalls() ? exchange.end(given) : exchange.together(given);
            if (!when) {
                receive.deltaWait();
            }
            return receive;
        } catch (MpiError e) {
            throw BlockingExchange.CALL.from(MPIException.of(e));
        } catch (RuntimeException e) {
            throw BlockingExchange.CALL.from(e);
        }
    }

    /** As the other with {@code when} true. */
    public final DeltaRecv deltaSendRecv(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        DeltaSend send = deltaSendBegin(false, sendbuf, sendoffset, sendcount, sendtype, dest, sendtag);
        return deltaSendRecv(true, send, recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
    }

    /**
     * Sends as {@link #Sendrecv} does, with its receive under way, parts of which can be waited for one by one: blocks until
     * the message is sent. Throws what {@code Sendrecv} would throw before it has received anything. Not part of MPJ Express's
     * API.
     *
     * @param when false: blocks exactly as {@code Sendrecv}, and the waits return at once
     */
    public final DeltaRecv deltaSendRecv(
            boolean when,
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        DeltaSend send = deltaSendBegin(false, sendbuf, sendoffset, sendcount, sendtype, dest, sendtag);
        return deltaSendRecv(when, send, recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
    }
}
