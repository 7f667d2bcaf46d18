package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Exchange;
import org.sluicempi.runtime.face.Operation;

/** A group of ranks with matching of its own. */
public class Comm implements Freeable, Cloneable {
    private Communicator core;

    Comm(Communicator core) {
        this.core = core;
    }

    /** @throws MpiError {@link ErrorClass#COMM} if this is the null communicator */
    final Communicator core() {
        if (core == null) {
            throw new MpiError(ErrorClass.COMM, "the null communicator has no ranks");
        }
        return core;
    }

    public final int getSize() throws MPIException {
        return Core.get(() -> core().size());
    }

    public final int getRank() throws MPIException {
        return Core.get(() -> core().rank());
    }

    /** Makes this the null communicator; collective. */
    @Override
    public final void free() throws MPIException {
        Core.run(() -> core().free());
        core = null;
    }

    public final boolean isNull() {
        return core == null;
    }

    /** Ends the whole job with this exit code. Does not return. */
    public final void abort(int errorcode) throws MPIException {
        Core.run(() -> core().abort(errorcode));
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

    /** Blocking receive; {@code count} is the largest number of elements that may come. */
    public final Status recv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        return Status.of(Core.get(() -> core().recv(Core.buffer(buf, count, type), source, tag)));
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
        return Status.of(Core.get(() -> new Exchange(dest, sendtag, source, recvtag)
                .run(core(), Core.buffer(sendbuf, sendcount, sendtype), Core.buffer(recvbuf, recvcount, recvtype))));
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
        return request(() -> core().irecv(Core.buffer(buf, count, type), source, tag));
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

    public final Prequest recvInit(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        UserBuffer into = Core.get(() -> Core.buffer(buf, count, type));
        return new Prequest(Operation.persistent(() -> core().irecv(into, source, tag)));
    }

    /** The status of a message that could be received now, null if there is none. */
    public final Status iProbe(int source, int tag) throws MPIException {
        return Core.get(() -> core().iprobe(source, tag)).map(Status::of).orElse(null);
    }

    /** Blocks until a matching message could be received. */
    public final Status probe(int source, int tag) throws MPIException {
        return Status.of(Core.get(() -> core().probe(source, tag)));
    }

    private void send(SendMode mode, Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        Core.run(() -> core().send(mode, Core.buffer(buf, count, type), dest, tag));
    }

    private Request startSend(SendMode mode, Object buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        return request(() -> core().isend(mode, Core.buffer(buf, count, type), dest, tag));
    }

    private Prequest persistentSend(SendMode mode, Buffer buf, int count, Datatype type, int dest, int tag)
            throws MPIException {
        UserBuffer data = Core.get(() -> Core.buffer(buf, count, type));
        return new Prequest(Operation.persistent(() -> core().isend(mode, data, dest, tag)));
    }

    private static Request request(Supplier<org.sluicempi.runtime.Request> start) throws MPIException {
        return new Request(Operation.of(Core.get(start)));
    }
}
