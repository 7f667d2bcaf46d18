package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;

/** A send that the library has not completed. */
final class SendRequest extends NativeRequest {
    private final NativeCommunicator comm;
    private final int dest;
    private final int tag;
    /** Null unless the data is staged. */
    private final Slots.Slot slot;

    /** Keeps a direct buffer reachable while the library reads it; null if the data is staged. */
    private Object storage;

    private volatile boolean forsaken;

    SendRequest(NativeCommunicator comm, long handle, Slots.Slot slot, Object storage, int dest, int tag) {
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

    boolean forsaken() {
        return forsaken;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
        storage = null;
        if (slot != null) {
            slot.free();
        }
        if (code != 0) {
            throw Mpi.error(code, Sending.describe(SendMode.STANDARD, comm, dest, tag));
        }
        return Status.EMPTY;
    }
}
