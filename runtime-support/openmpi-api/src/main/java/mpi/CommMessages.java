package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Exchange;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Packing;

/** Point-to-point communication (MPI 4.1, chapter 3). Programs use {@link Comm}. */
public abstract class CommMessages extends CommBase {
    final RecentBuffers buffers = new RecentBuffers();

    CommMessages(Communicator core, Errhandler handler, String name) {
        super(core, handler, name);
    }

    CommMessages(Supplier<Communicator> later, String name) {
        super(later, name);
    }

    /** Blocking send in standard mode. */
    public final void send(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    /** Blocking send in buffered mode: completes locally, out of {@link MPI#attachBuffer}. */
    public final void bSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.BUFFERED, buf, count, type, dest, tag);
    }

    /** Blocking send in synchronous mode: completes when the receive has started. */
    public final void sSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.SYNCHRONOUS, buf, count, type, dest, tag);
    }

    /** Blocking send in ready mode: the receive must have been posted. */
    public final void rSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(SendMode.READY, buf, count, type, dest, tag);
    }

    private void send(SendMode mode, Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        try {
            core().send(mode, buffers.of(buf, count, type), dest, tag);
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** Blocking receive; {@code count} is the largest number of elements that may come. */
    public final Status recv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        try {
            return Status.of(core().recv(buffers.of(buf, count, type), source, tag));
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public final Status sendRecv(
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
        try {
            UserBuffer out = buffers.of(sendbuf, sendcount, sendtype);
            UserBuffer in = buffers.of(recvbuf, recvcount, recvtype);
            return Status.of(new Exchange(dest, sendtag, source, recvtag).run(core(), out, in));
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** Sends {@code buf} and then replaces its contents by the message received. */
    public final Status sendRecvReplace(
            Object buf, int count, Datatype type, int dest, int sendtag, int source, int recvtag) throws MPIException {
        Exchange exchange = new Exchange(dest, sendtag, source, recvtag);
        return Status.of(get(() -> exchange.replace(core(), Core.buffer(buf, count, type))));
    }

    public final Request iSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    public final Request ibSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.BUFFERED, buf, count, type, dest, tag);
    }

    public final Request isSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.SYNCHRONOUS, buf, count, type, dest, tag);
    }

    public final Request irSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.READY, buf, count, type, dest, tag);
    }

    private Request startSend(SendMode mode, Object buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        try {
            UserBuffer data = buffers.of(buf, count, type);
            return new Request(Operation.of(() -> core().isend(mode, data, dest, tag)), this).begun();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public final Request iRecv(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        return startRecv(buf, count, type, source, tag);
    }

    /**
     * The nonblocking form of {@link #send}: takes every buffer that {@code send} takes, arrays too. Not part of Open
     * MPI's API; transformed programs use it.
     */
    public final Request startSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return startSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    /**
     * The nonblocking form of {@link #recv}: takes every buffer that {@code recv} takes, arrays too, and {@link
     * Request#waitStatus} returns what {@code recv} would. Not part of Open MPI's API; transformed programs use it.
     */
    public final Request startRecv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        try {
            UserBuffer into = buffers.of(buf, count, type);
            return new Request(Operation.of(() -> core().irecv(into, source, tag)), this).begun();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /**
     * The first half of {@link #send(Object, int, Datatype, int, int)}, which refuses what that would refuse and under its
     * name; {@link #send(Request)} is the other half. Not part of Open MPI's API; woven classes use it.
     *
     * @param half tells the two apart, true by convention
     */
    public final Request send(Object buf, int count, Datatype type, int dest, int tag, boolean half)
            throws MPIException {
        return startSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    /** The second half: blocks until the buffer may be used again, and fails as one blocking call would. */
    public static void send(Request started) throws MPIException {
        Request.given(started).awaitAsBlocking();
    }

    /**
     * The first half of {@link #recv(Object, int, Datatype, int, int)}, which refuses what that would refuse and under its
     * name; {@link #recv(Request)} is the other half. Not part of Open MPI's API; woven classes use it.
     *
     * @param half tells the two apart, true by convention
     */
    public final Request recv(Object buf, int count, Datatype type, int source, int tag, boolean half)
            throws MPIException {
        return startRecv(buf, count, type, source, tag);
    }

    /** The second half: blocks until the message is there, and fails as one blocking call would. */
    public static Status recv(Request started) throws MPIException {
        return Status.of(Request.given(started).awaitAsBlocking());
    }

    public final Prequest sendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.STANDARD, buf, count, type, dest, tag);
    }

    public final Prequest bSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.BUFFERED, buf, count, type, dest, tag);
    }

    public final Prequest sSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.SYNCHRONOUS, buf, count, type, dest, tag);
    }

    public final Prequest rSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return persistentSend(SendMode.READY, buf, count, type, dest, tag);
    }

    private Prequest persistentSend(SendMode mode, Buffer buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        UserBuffer data = get(() -> Core.buffer(buf, count, type));
        return new Prequest(Operation.persistent(() -> core().isend(mode, data, dest, tag)), this);
    }

    public final Prequest recvInit(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        UserBuffer into = get(() -> Core.buffer(buf, count, type));
        return new Prequest(Operation.persistent(() -> core().irecv(into, source, tag)), this);
    }

    /**
     * Appends {@code incount} elements to {@code outbuf}.
     *
     * @param position index of the first free byte
     * @return index of the next free byte
     */
    public final int pack(Object inbuf, int incount, Datatype type, byte[] outbuf, int position) throws MPIException {
        return get(() -> Packing.pack(Core.buffer(inbuf, incount, type), outbuf, position));
    }

    /**
     * Reads {@code outcount} elements out of {@code inbuf}.
     *
     * @param position index of the first byte
     * @return index of the byte behind the last one read
     */
    public final int unpack(byte[] inbuf, int position, Object outbuf, int outcount, Datatype type)
            throws MPIException {
        return get(() -> Packing.unpack(inbuf, position, Core.buffer(outbuf, outcount, type)));
    }

    /** Bytes that {@code incount} elements take when packed. */
    public final int packSize(int incount, Datatype type) throws MPIException {
        return get(() -> Packing.size(incount, Core.given(type).core()));
    }

    /** The status of a message that could be received now, null if there is none. */
    public final Status iProbe(int source, int tag) throws MPIException {
        try {
            return core().iprobe(source, tag).map(Status::of).orElse(null);
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** Blocks until a matching message could be received. */
    public final Status probe(int source, int tag) throws MPIException {
        try {
            return Status.of(core().probe(source, tag));
        } catch (MpiError e) {
            throw failed(e);
        }
    }
}
