package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.Status;

/** A nonblocking access to a file. */
final class FileRequest extends NativeRequest {
    private final String what;
    private final OperationMemory memory;

    /** @param memory of this operation; given back here */
    FileRequest(NativeRank owner, long handle, String what, OperationMemory memory) {
        super(owner, handle);
        this.what = what;
        this.memory = memory;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
        try {
            if (code != 0) {
                throw Mpi.error(code, what);
            }
            memory.complete();
            return NativeFile.status(address, scratch);
        } finally {
            memory.release();
        }
    }
}
