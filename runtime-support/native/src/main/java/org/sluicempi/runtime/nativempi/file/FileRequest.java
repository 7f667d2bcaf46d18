package org.sluicempi.runtime.nativempi.file;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** A nonblocking access to a file. */
final class FileRequest extends NativeRequest {
    private final String what;
    private final OperationMemory memory;
    private final long bytes;

    /**
     * @param memory of this operation; given back here
     * @param bytes that are wanted
     */
    FileRequest(ProcessContext owner, long handle, String what, OperationMemory memory, long bytes) {
        super(owner, handle);
        this.what = what;
        this.memory = memory;
        this.bytes = bytes;
    }

    @Override
    protected Status arrived(int code, long address, CallMemory scratch) {
        try {
            if (code != 0) {
                throw Mpi.error(code, what);
            }
            memory.complete();
            return FileTransfers.status(address, scratch);
        } finally {
            memory.release();
        }
    }

    /** Of an access that the library has completed at once, without a request: all of it. */
    @Override
    protected Status advance(boolean block) {
        try {
            memory.complete();
            return new Status(Status.EMPTY.source(), Status.EMPTY.tag(), bytes, false);
        } finally {
            memory.release();
        }
    }
}
