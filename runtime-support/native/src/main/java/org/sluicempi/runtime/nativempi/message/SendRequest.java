package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** A send that the library has not completed. */
public final class SendRequest extends NativeRequest {
    private final CommContext comm;
    private final int dest;
    private final int tag;
    /** Null unless the data is staged. */
    private final Slots.Slot slot;

    /** Keeps a direct buffer reachable while the library reads it; null if the data is staged. */
    private Object storage;

    private volatile boolean forsaken;
    /** Null if nobody wants to know. */
    private Runnable taken;

    public SendRequest(CommContext comm, long handle, Slots.Slot slot, Object storage, int dest, int tag) {
        super(comm.owner(), handle);
        this.comm = comm;
        this.slot = slot;
        this.storage = storage;
        this.dest = dest;
        this.tag = tag;
    }

    /** Whether the library may still read memory of the user's. */
    boolean readsStorage() {
        return storage != null && !complete();
    }

    /** The library has not taken it. */
    void notStarted() {
        if (slot != null) {
            slot.free();
        }
    }

    /** Its end is of no interest any more, and may never come. */
    void forsake() {
        forsaken = true;
    }

    /**
     * As {@link #forsake()}, before it is started.
     *
     * @param whenTaken to be run if its end comes all the same
     */
    void forsake(Runnable whenTaken) {
        taken = whenTaken;
        forsake();
    }

    /** As the head of a message that was given up: perhaps nobody asks for it, and the original never sent it. */
    @Override
    protected boolean forsaken() {
        return forsaken;
    }

    @Override
    protected Status arrived(int code, long address, CallMemory scratch) {
        storage = null;
        if (slot != null) {
            slot.free();
        }
        if (code != 0) {
            throw Mpi.error(code, Descriptions.send(SendMode.STANDARD, comm, dest, tag));
        }
        if (taken != null) {
            taken.run();
        }
        return Status.EMPTY;
    }
}
