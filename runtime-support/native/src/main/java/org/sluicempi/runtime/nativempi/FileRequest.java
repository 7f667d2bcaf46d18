package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.Status;

/** A nonblocking access to a file. */
final class FileRequest extends NativeRequest {
    private final String what;
    private final OperationMemory memory;
    private final long bytes;

    /**
     * @param memory of this operation; given back here
     * @param bytes that are wanted
     */
    FileRequest(NativeRank owner, long handle, String what, OperationMemory memory, long bytes) {
        super(owner, handle);
        this.what = what;
        this.memory = memory;
        this.bytes = bytes;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
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
    Status advance(boolean block) {
        try {
            memory.complete();
            return new Status(Status.EMPTY.source(), Status.EMPTY.tag(), bytes, false);
        } finally {
            memory.release();
        }
    }
}
