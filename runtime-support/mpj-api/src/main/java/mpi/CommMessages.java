package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Exchange;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Together;

/** Messages from one rank to another (MPI 4.1, chapter 3). */
public abstract class CommMessages extends CommBase {
    CommMessages(GroupedCommunicator part) {
        super(part);
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
        try {
            return Datatype.checked(type).receive(core(), buf, offset, count, source, tag);
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    public Request Irecv(Object buf, int offset, int count, Datatype type, int source, int tag) throws MPIException {
        try {
            return Datatype.checked(type).startReceive(core(), buf, offset, count, source, tag);
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
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

    /**
     * The first half of {@link #Send(Object, int, int, Datatype, int, int)}, which refuses what that would refuse and under
     * its name; {@link #Send(Request)} is the other half. Not part of MPJ Express's API; woven classes use it.
     *
     * @param half tells the two apart, true by convention
     */
    public final Request Send(Object buf, int offset, int count, Datatype type, int dest, int tag, boolean half)
            throws MPIException {
        return startSend(SendMode.STANDARD, buf, offset, count, type, dest, tag);
    }

    /** The second half: blocks until the buffer may be used again, and fails as one blocking call would. */
    public static void Send(Request started) throws MPIException {
        Request.given(started).awaitAsBlocking();
    }

    /**
     * The first half of {@link #Recv(Object, int, int, Datatype, int, int)}, which refuses what that would refuse and under
     * its name; {@link #Recv(Request)} is the other half. Not part of MPJ Express's API; woven classes use it.
     *
     * @param half tells the two apart, true by convention
     */
    public final Request Recv(Object buf, int offset, int count, Datatype type, int source, int tag, boolean half)
            throws MPIException {
        return Irecv(buf, offset, count, type, source, tag);
    }

    /** The second half: blocks until the message is there, and fails as one blocking call would. */
    public static Status Recv(Request started) throws MPIException {
        return Request.given(started).awaitAsBlocking();
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
        try {
            UserBuffer message = Datatype.checked(sendtype).outgoing(sendbuf, sendoffset, sendcount);
            core().checkSend(message, dest, sendtag);
            Request receive = Irecv(recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
            Together.with(receive.operation.current(), () -> core().isend(SendMode.STANDARD, message, dest, sendtag))
                    .await();
            return receive.Wait();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    /** Sends {@code buf} and then replaces its contents by the message received. */
    public Status Sendrecv_replace(
            Object buf, int offset, int count, Datatype type, int dest, int sendtag, int source, int recvtag)
            throws MPIException {
        return Core.get(() -> {
            if (type instanceof PlainType plain) {
                UserBuffer both = plain.outgoing(buf, offset, count);
                Exchange exchange = new Exchange(dest, sendtag, source, recvtag);
                return Status.of(exchange.replace(core(), both), plain, 0);
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
        return Core.get(() -> Datatype.checked(type).initReceive(this, buf, offset, count, source, tag));
    }

    private void send(SendMode mode, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        try {
            core().send(mode, Datatype.checked(type).outgoing(buf, offset, count), dest, tag);
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    private Request startSend(SendMode mode, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        try {
            UserBuffer message = Datatype.checked(type).outgoing(buf, offset, count);
            return new Request(Operation.of(() -> core().isend(mode, message, dest, tag)), Counts.NOTHING).begun();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    private Prequest persistentSend(
            SendMode mode, Object buf, int offset, int count, Datatype type, int dest, int tag) {
        Datatype checked = Core.get(() -> Datatype.checked(type));
        return new Prequest(
                Operation.persistent(() -> core().isend(mode, checked.outgoing(buf, offset, count), dest, tag)),
                Counts.NOTHING);
    }
}
