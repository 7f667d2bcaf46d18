package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;

/** A nonblocking collective operation. */
final class CollectiveRequest extends NativeRequest {
    private final NativeCommunicator comm;
    private final String name;
    private final OperationMemory memory;

    /** @param memory of this operation; given back here */
    CollectiveRequest(NativeCommunicator comm, long handle, String name, OperationMemory memory) {
        super(comm.owner(), handle);
        this.comm = comm;
        this.name = name;
        this.memory = memory;
    }

    boolean on(NativeCommunicator communicator) {
        return comm == communicator;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
        try {
            if (code != 0) {
                throw Mpi.error(code, name + " on " + comm.name());
            }
            memory.complete();
            return Status.EMPTY;
        } finally {
            memory.release();
        }
    }

    /** Of an operation that the library has not given a request for, because nothing was left to do. */
    @Override
    Status advance(boolean block) {
        return arrived(0, 0, Scratch.mine());
    }

    @Override
    public void cancel() {
        throw new MpiError(ErrorClass.REQUEST, "cancel of a collective operation: " + name + " on " + comm.name());
    }
}
