package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Exchange;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Part;

/** A group of ranks with matching of its own. */
public class Comm {
    /** The group of this communicator's ranks. */
    public Group group;

    private Part part;

    /** @param part null for the null communicator */
    Comm(Part part) {
        this.part = part;
        group = part == null ? null : new Group(part.members());
    }

    /** @throws MpiError {@link ErrorClass#COMM} if this is the null communicator */
    final Part part() {
        if (part == null) {
            throw new MpiError(ErrorClass.COMM, "the null communicator has no ranks");
        }
        return part;
    }

    final Communicator core() {
        return part().communicator();
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
        return Core.get(() -> new Group(part().members()));
    }

    /** {@link MPI#CART}, or {@link MPI#UNDEFINED} if there is no topology. */
    public int Topo_test() throws MPIException {
        return MPI.UNDEFINED;
    }

    public int Size() throws MPIException {
        return Core.get(() -> core().size());
    }

    public int Rank() throws MPIException {
        return Core.get(() -> core().rank());
    }

    /** Makes this the null communicator; collective. */
    public void Free() throws MPIException {
        Core.run(() -> core().free());
        part = null;
    }

    /** Ends the whole job with this exit code. Does not return. */
    public void Abort(int errorcode) throws MPIException {
        Core.run(() -> core().abort(errorcode));
    }

    /** Blocking send in standard mode. */
    public void Send(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.STANDARD, buf, offset, count, type, dest, tag);
    }

    /** Blocking send in synchronous mode: completes when the receive has started. */
    public void Ssend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.SYNCHRONOUS, buf, offset, count, type, dest, tag);
    }

    /** Blocking send in buffered mode: completes locally, out of {@link MPI#Buffer_attach}. */
    public void Bsend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.BUFFERED, buf, offset, count, type, dest, tag);
    }

    /** Blocking send in ready mode: the receive must have been posted. */
    public void Rsend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.READY, buf, offset, count, type, dest, tag);
    }

    public Request Isend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.STANDARD, buf, offset, count, type, dest, tag);
    }

    public Request Ibsend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.BUFFERED, buf, offset, count, type, dest, tag);
    }

    public Request Issend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.SYNCHRONOUS, buf, offset, count, type, dest, tag);
    }

    public Request Irsend(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.READY, buf, offset, count, type, dest, tag);
    }

    /** Blocking receive; {@code count} is the largest number of elements that may come. */
    public Status Recv(Object buf, int offset, int count, Datatype type, int source, int tag) throws MPIException {
        return Irecv(buf, offset, count, type, source, tag).Wait();
    }

    public Request Irecv(Object buf, int offset, int count, Datatype type, int source, int tag) throws MPIException {
        return Core.get(() -> {
            Incoming incoming = type.incoming(buf, offset, count);
            return new Request(Operation.of(incoming.start(core(), source, tag), incoming::complete), incoming);
        });
    }

    /**
     * The nonblocking form of {@link #Send}. Not part of MPJ Express's API; transformed programs use it.
     */
    public final Request startSend(Object buf, int offset, int count, Datatype type, int dest, int tag)
            throws MPIException {
        return startSend(SendMode.STANDARD, buf, offset, count, type, dest, tag);
    }

    /**
     * The nonblocking form of {@link #Recv}: {@link Request#Wait} returns what {@code Recv} would. Not part of MPJ
     * Express's API; transformed programs use it.
     */
    public final Request startRecv(Object buf, int offset, int count, Datatype type, int source, int tag)
            throws MPIException {
        return Irecv(buf, offset, count, type, source, tag);
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
        if (part == null || !(type instanceof PlainType)) {
            return DeltaSend.atEnd(n -> Send(buf, offset, n, type, dest, tag), count);
        }
        return DeltaSend.of(org.sluicempi.runtime.delta.DeltaSend.begin(
                core(), type.outgoing(buf, offset, count), dest, tag, when));
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
        return Core.get(() -> type.incoming(buf, offset, count).startDelta(core(), source, tag, when));
    }

    public Status Sendrecv(
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
        Request receive = Irecv(recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
        Request send = Isend(sendbuf, sendoffset, sendcount, sendtype, dest, sendtag);
        Status status = receive.Wait();
        send.Wait();
        return status;
    }

    /** Sends {@code buf} and then replaces its contents by the message received. */
    public Status Sendrecv_replace(
            Object buf, int offset, int count, Datatype type, int dest, int sendtag, int source, int recvtag)
            throws MPIException {
        return Core.get(() -> {
            if (type instanceof PlainType) {
                UserBuffer both = type.outgoing(buf, offset, count);
                Exchange exchange = new Exchange(dest, sendtag, source, recvtag);
                return Status.of(exchange.replace(core(), both), type.incoming(buf, offset, count), 0);
            }
            return Sendrecv(buf, offset, count, type, dest, sendtag, buf, offset, count, type, source, recvtag);
        });
    }

    /** The status of a message that could be received now, null if there is none. */
    public Status Iprobe(int source, int tag) throws MPIException {
        return Core.get(() -> core().iprobe(source, tag)).map(Status::of).orElse(null);
    }

    /** Blocks until a matching message could be received. */
    public Status Probe(int source, int tag) throws MPIException {
        return Status.of(Core.get(() -> core().probe(source, tag)));
    }

    public Prequest Send_init(Object buf, int offset, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.STANDARD, buf, offset, count, type, dest, tag);
    }

    public Prequest Bsend_init(Object buf, int offset, int count, Datatype type, int dest, int tag)
            throws MPIException {
        return persistentSend(SendMode.BUFFERED, buf, offset, count, type, dest, tag);
    }

    public Prequest Ssend_init(Object buf, int offset, int count, Datatype type, int dest, int tag)
            throws MPIException {
        return persistentSend(SendMode.SYNCHRONOUS, buf, offset, count, type, dest, tag);
    }

    public Prequest Rsend_init(Object buf, int offset, int count, Datatype type, int dest, int tag)
            throws MPIException {
        return persistentSend(SendMode.READY, buf, offset, count, type, dest, tag);
    }

    public Prequest Recv_init(Object buf, int offset, int count, Datatype type, int source, int tag)
            throws MPIException {
        Incoming incoming = Core.get(() -> type.incoming(buf, offset, count));
        return new Prequest(
                Operation.persistent(() -> incoming.start(core(), source, tag), incoming::complete), incoming);
    }

    private void send(SendMode mode, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        Core.run(() -> core().send(mode, type.outgoing(buf, offset, count), dest, tag));
    }

    private Request startSend(SendMode mode, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return Core.get(() -> new Request(
                Operation.of(core().isend(mode, type.outgoing(buf, offset, count), dest, tag)), Incoming.NOTHING));
    }

    private Prequest persistentSend(
            SendMode mode, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        return new Prequest(
                Operation.persistent(() -> core().isend(mode, type.outgoing(buf, offset, count), dest, tag)),
                Incoming.NOTHING);
    }
}
