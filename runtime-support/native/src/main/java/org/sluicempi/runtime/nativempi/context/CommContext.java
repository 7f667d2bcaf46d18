package org.sluicempi.runtime.nativempi.context;

import java.util.Optional;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.engine.InUse;
import org.sluicempi.runtime.nativempi.library.Abort;
import org.sluicempi.runtime.nativempi.library.CommunicatorCalls;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** What everything that belongs to a communicator asks for: the library's handle, who is in it, and whether it may be used. */
public final class CommContext {
    private final ProcessContext owner;
    private final long handle;
    private final InUse inUse;
    private final Descent descent;
    private final int rank;
    private final int size;
    /** Size of the remote group, 0 if this is no intercommunicator. */
    private final int remoteSize;

    private final Topology topology;
    /** Numbers of the processes; null until somebody asks. */
    private volatile int[] members;

    /**
     * @param name for messages to the user
     * @param topology null if it has none
     * @param descent of an intercommunicator any, as nothing is made from it that needs one
     */
    public CommContext(ProcessContext owner, long handle, String name, Topology topology, Descent descent) {
        this.descent = descent;
        this.owner = owner;
        this.handle = handle;
        this.inUse = new InUse(name, ErrorClass.COMM, "freed");
        this.topology = topology;
        rank = CommunicatorCalls.rank(handle);
        size = CommunicatorCalls.size(handle);
        remoteSize = CommunicatorCalls.inter(handle) ? CommunicatorCalls.remoteSize(handle) : 0;
    }

    /**
     * The library's handle, for any call.
     *
     * @throws MpiError {@link ErrorClass#COMM} after {@link #free}, {@link ErrorClass#OTHER} after the end of MPI
     */
    public long handle() {
        checkUse();
        owner.watch().handOver();
        return handle;
    }

    /**
     * As {@link #handle}, for a call that does not wait for other ranks, or is not made while there are receives that the
     * library does not know.
     */
    public long handleAtOnce() {
        checkUse();
        return handle;
    }

    /** As {@link #handle}, also for what goes on after {@link #free}. */
    public long handleToTheEnd() {
        owner.checkRunning();
        return handle;
    }

    /**
     * The handle, to be given back to the library; nobody may use the communicator any more. Waits for operations that the
     * library needs to be complete.
     */
    public long free() {
        owner.pending().settle(this);
        inUse.end();
        return handle;
    }

    /** Ends the job, at any time. Does not return. */
    public void abort(int code) {
        owner.keepRecording();
        Abort.now(handle, code);
    }

    /** @throws MpiError as {@link #handle} */
    public void checkUse() {
        owner.checkRunning();
        inUse.check();
    }

    /** For messages to the user. */
    public String name() {
        return inUse.name();
    }

    public ProcessContext owner() {
        return owner;
    }

    /** Tells it from other communicators, at all its members alike. */
    public Descent descent() {
        return descent;
    }

    public int rank() {
        return rank;
    }

    public int size() {
        return size;
    }

    public boolean inter() {
        return remoteSize > 0;
    }

    /** Size of the remote group, 0 if this is no intercommunicator. */
    public int remoteSize() {
        return remoteSize;
    }

    /** Number of ranks that messages can go to. */
    public int peers() {
        return remoteSize > 0 ? remoteSize : size;
    }

    public Optional<Topology> topology() {
        return Optional.ofNullable(topology);
    }

    /** Numbers of the processes of the local group; not to be changed. */
    public int[] members() {
        if (members == null) {
            members = owner.processes().of(handleAtOnce());
        }
        return members;
    }

    /** Number in the world of the process that messages to {@code dest} go to; -1 if it is not in the world. */
    public int processOf(int dest) {
        if (remoteSize > 0) {
            return -1;
        }
        int number = handle == Mpi.COMM_WORLD ? dest : members()[dest];
        return number < owner.worldSize() ? number : -1;
    }
}
