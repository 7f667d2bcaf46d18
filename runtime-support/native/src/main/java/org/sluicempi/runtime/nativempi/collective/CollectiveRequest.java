package org.sluicempi.runtime.nativempi.collective;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** A nonblocking collective operation. */
final class CollectiveRequest extends NativeRequest {
    private final CommContext comm;
    private final String name;
    private final OperationMemory memory;

    /** @param memory of this operation; given back here */
    CollectiveRequest(CommContext comm, long handle, String name, OperationMemory memory) {
        super(comm.owner(), handle);
        this.comm = comm;
        this.name = name;
        this.memory = memory;
    }

    @Override
    protected boolean endsBefore(CommContext freed) {
        return comm == freed;
    }

    @Override
    protected Status arrived(int code, long address, CallMemory scratch) {
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
    protected Status advance(boolean block) {
        return arrived(0, 0, CallMemory.mine());
    }

    @Override
    public void cancel() {
        throw new MpiError(ErrorClass.REQUEST, "cancel of a collective operation: " + name + " on " + comm.name());
    }
}
