package org.sluicempi.runtime.nativempi;

import java.lang.ref.Reference;
import java.util.Optional;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A communicator of the library. */
final class NativeCommunicator implements Communicator {
    private final NativeRank owner;
    private final long handle;
    private final String name;
    private final int rank;
    private final int size;
    /** Size of the remote group, 0 if this is no intercommunicator. */
    private final int remoteSize;

    private Collectives collectives;
    private volatile boolean freed;

    /** @param name for messages to the user */
    NativeCommunicator(NativeRank owner, long handle, String name) {
        this.owner = owner;
        this.handle = handle;
        this.name = name;
        rank = CommunicatorCalls.rank(handle);
        size = CommunicatorCalls.size(handle);
        remoteSize = CommunicatorCalls.inter(handle) ? CommunicatorCalls.remoteSize(handle) : 0;
    }

    /**
     * The library's handle.
     *
     * @throws MpiError {@link ErrorClass#COMM} after {@link #free}, {@link ErrorClass#OTHER} after the end of MPI
     */
    long handle() {
        checkUse();
        return handle;
    }

    /** For messages to the user. */
    String name() {
        return name;
    }

    @Override
    public NativeRank owner() {
        return owner;
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean inter() {
        return remoteSize > 0;
    }

    @Override
    public int remoteSize() {
        return remoteSize;
    }

    /** Number of ranks that messages can go to. */
    int peers() {
        return remoteSize > 0 ? remoteSize : size;
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        if (dest == PROC_NULL) {
            return;
        }
        if (data.bytes() > Scratch.STAGE_BYTES && !Staging.direct(data.storage())) {
            throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "long message");
        }
        int count = data.count() * Staging.block(data.type());
        long address;
        if (Staging.direct(data.storage())) {
            address = Staging.address(data);
        } else {
            address = Scratch.mine().stage();
            Staging.pack(data, address);
        }
        int code = TransferCalls.send(mode, address, count, Mpi.type(data.type().base()), dest, tag, handle);
        Reference.reachabilityFence(data.storage());
        if (code != 0) {
            throw Mpi.error(code, "send to rank " + dest + " tag " + tag + " of " + name);
        }
    }

    @Override
    public Status recv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        if (source == PROC_NULL) {
            return Status.EMPTY;
        }
        Scratch scratch = Scratch.mine();
        int count = into.count() * Staging.block(into.type());
        boolean direct = Staging.direct(into.storage());
        long address = direct ? Staging.address(into) : scratch.stage();
        int code =
                TransferCalls.recv(address, count, Mpi.type(into.type().base()), source, tag, handle, scratch.status());
        if (code != 0) {
            throw Mpi.error(code, "receive from rank " + source + " tag " + tag + " of " + name);
        }
        Status status = TransferCalls.status(scratch.status(), scratch);
        if (!direct) {
            Staging.unpack(address, into, status.bytes());
        }
        Reference.reachabilityFence(into.storage());
        return status;
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "isend");
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "irecv");
    }

    @Override
    public Status probe(int source, int tag) {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "probe");
    }

    @Override
    public Optional<Status> iprobe(int source, int tag) {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "iprobe");
    }

    @Override
    public DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "openDelta");
    }

    private void checkSend(UserBuffer data, int dest, int tag) {
        checkUse();
        Arguments.dest(dest, peers());
        Arguments.tag(tag, owner.tagUpperBound());
        data.check();
    }

    private void checkReceive(UserBuffer into, int source, int tag) {
        checkUse();
        Arguments.source(source, peers());
        Arguments.tagOrAny(tag, owner.tagUpperBound());
        into.check();
    }

    private void checkUse() {
        owner.checkRunning();
        if (freed) {
            throw new MpiError(ErrorClass.COMM, name + " has been freed");
        }
    }

    @Override
    public synchronized Collectives collectives() {
        checkUse();
        if (collectives == null) {
            collectives = CommunicatorMaking.collectives(this);
        }
        return collectives;
    }

    @Override
    public Communicator dup() {
        return CommunicatorMaking.dup(this);
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        return CommunicatorMaking.split(this, color, key);
    }

    @Override
    public void free() {
        checkUse();
        freed = true;
        CommunicatorCalls.free(handle);
    }

    @Override
    public void disconnect() {
        checkUse();
        freed = true;
        CommunicatorCalls.disconnect(handle);
    }

    @Override
    public void abort(int code) {
        System.err.flush();
        EnvironmentCalls.abort(handle, code == 0 ? 1 : code);
        throw new IllegalStateException("MPI_Abort has returned");
    }
}
