package mpi;

import java.util.Optional;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Packing;
import org.sluicempi.runtime.face.Part;
import org.sluicempi.runtime.face.Series;

/** A group of ranks with matching of its own. */
public class Comm extends CommMessages {
    /** The group of this communicator's ranks; of an intercommunicator the remote one. */
    public Group group;

    /** This communicator for {@link mpjbuf.Buffer}s; null for the null communicator. */
    public mpjdev.Comm mpjdevComm;

    private final Attributes attributes = new Attributes();

    /** @param part null for the null communicator */
    Comm(Part part) {
        super(part);
        if (part == null) {
            group = new Group(null);
        } else {
            group = new Group(new mpjdev.Group(part.members()));
            mpjdevComm = new mpjdev.Comm(part.communicator(), part.members());
        }
    }

    /** Collective: the same ranks, matching of its own. */
    @Override
    public Object clone() throws MPIException {
        return Core.get(() -> new Comm(part().dup()));
    }

    /** @return {@link MPI#IDENT}, {@link MPI#CONGRUENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int Compare(Comm comm1, Comm comm2) throws MPIException {
        return MPI.value(Core.get(() -> comm1.part().compare(comm2.part())));
    }

    public Group Group() throws MPIException {
        return Core.get(() -> new Group(new mpjdev.Group(part().members())));
    }

    /** Whether this is an intercommunicator. */
    public boolean Test_inter() throws MPIException {
        return false;
    }

    /**
     * Collective over {@code local_comm} and the other group: joins them. This communicator is one in which the two leaders
     * can reach each other; it counts at the leaders only.
     *
     * @param local_leader rank in {@code local_comm}
     * @param remote_leader rank in this communicator of the other group's leader
     * @param tag of the messages between the leaders
     */
    public Intercomm Create_intercomm(Comm local_comm, int local_leader, int remote_leader, int tag)
            throws MPIException {
        return Core.get(
                () -> new Intercomm(Part.of(local_comm.core().interConnect(local_leader, core(), remote_leader, tag))));
    }

    /**
     * The value of {@link MPI#TAG_UB} (an {@code Integer}: the largest tag), {@link MPI#HOST} or {@link MPI#IO}.
     *
     * @throws MPIException if there is no such attribute, or not any more
     */
    public Object Attr_get(int keyval) throws MPIException {
        return Core.get(() -> attributes.get(part(), keyval));
    }

    /** From now on this communicator does not have the attribute. */
    public void Attr_delete(int keyval) throws MPIException {
        Core.act(() -> attributes.delete(part(), keyval));
    }

    /** {@link MPI#CART}, {@link MPI#GRAPH}, or {@link MPI#UNDEFINED} if there is no topology. */
    public int Topo_test() throws MPIException {
        return MPI.UNDEFINED;
    }

    public int Size() throws MPIException {
        return isVoid() ? missing() : core().size();
    }

    public int Rank() throws MPIException {
        return isVoid() ? missing() : core().rank();
    }

    private int missing() {
        Core.act(this::part);
        return MPI.UNDEFINED;
    }

    /** Makes this the null communicator; collective. */
    public void Free() throws MPIException {
        Core.act(() -> core().free());
        forget();
        mpjdevComm = null;
    }

    /**
     * Ends the whole job with this exit code. Does not return, unless the system property {@value MPI#ABORT} is {@code
     * ignore}: then it does nothing, as in MPJ Express, whose own test suite goes on after it.
     */
    public void Abort(int errorcode) throws MPIException {
        if ("ignore".equals(System.getProperty(MPI.ABORT))) {
            System.err.println("Abort(" + errorcode + ") is ignored, because " + MPI.ABORT + " says so");
            return;
        }
        Core.act(() -> core().abort(errorcode));
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
        org.sluicempi.runtime.delta.DeltaSend core = begun(when, buf, offset, count, type, dest, tag);
        return new DeltaSend(core, new BlockingSend(this, buf, offset, type, dest, tag), count);
    }

    private org.sluicempi.runtime.delta.DeltaSend begun(
            boolean when, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        if (when && !isVoid() && ownCalls() && MPI.RANK.started() && type instanceof PlainType) {
            try {
                UserBuffer data = type.outgoing(buf, offset, count);
                return org.sluicempi.runtime.delta.DeltaSend.begin(core(), data, dest, tag, true);
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
     * Posts a receive whose parts can be waited for one by one. Throws what {@link #Recv} would. Not part of MPJ Express's API.
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
     * {@code Send} would, or what an earlier call of those throws. Up to 256 bytes are copied, so that the buffer is the
     * program's at once. Not part of MPJ Express's API.
     */
    public final void deltaSendAmong(
            DeltaCalls calls, Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        boolean plain = ownCalls() && type instanceof PlainType;
        calls.make(
                BlockingSend.CALL,
                MPIException::of,
                plain
                        ? (made, series) -> series.send(made, core(), type.outgoing(buf, offset, count), dest, tag)
                        : alone(() -> Send(buf, offset, count, type, dest, tag)));
    }

    /**
     * As {@link #Recv}, but leaves the receive under way among other calls: {@link DeltaCalls#deltaWait} ends it. Throws what
     * {@code Recv} would, or what an earlier call of those throws. Not part of MPJ Express's API.
     */
    public final void deltaRecvAmong(
            DeltaCalls calls, Object buf, int offset, int count, Datatype type, int source, int tag)
            throws MPIException {
        calls.make(
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
            BlockingExchange exchange = new BlockingExchange(this, buf, offset, count, type, source, tag);
            DeltaRecv receive = ownCalls() ? exchange.end(send) : exchange.together(send);
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

    /**
     * Bytes that {@code incount} elements take in a packed message.
     *
     * @throws MPIException for objects: their length is not known before
     */
    public int Pack_size(int incount, Datatype type) throws MPIException {
        return Core.get(() -> Packing.size(incount, Datatype.checked(type).core()));
    }

    /**
     * Appends elements to {@code outbuf}, from byte {@code position} on.
     *
     * @return the position behind them
     */
    public int Pack(Object inbuf, int offset, int incount, Datatype type, mpjbuf.Buffer outbuf, int position)
            throws MPIException {
        return Core.get(() -> Packed.of(outbuf).pack(inbuf, offset, incount, type, position));
    }

    /** As {@link #Pack(Object, int, int, Datatype, mpjbuf.Buffer, int)}, the way mpiJava has it. */
    public int Pack(Object inbuf, int offset, int incount, Datatype type, byte[] outbuf, int position)
            throws MPIException {
        return Core.get(() -> Packed.of(outbuf).pack(inbuf, offset, incount, type, position));
    }

    /**
     * Reads elements that {@link #Pack} has written from {@code inbuf}, from byte {@code position} on.
     *
     * @return the position behind them
     */
    public int Unpack(mpjbuf.Buffer inbuf, int position, Object outbuf, int offset, int outcount, Datatype type)
            throws MPIException {
        return Core.get(() -> Packed.of(inbuf).unpack(position, outbuf, offset, outcount, type));
    }

    /** As {@link #Unpack(mpjbuf.Buffer, int, Object, int, int, Datatype)}, the way mpiJava has it. */
    public int Unpack(byte[] inbuf, int position, Object outbuf, int offset, int outcount, Datatype type)
            throws MPIException {
        return Core.get(() -> Packed.of(inbuf).unpack(position, outbuf, offset, outcount, type));
    }
}
