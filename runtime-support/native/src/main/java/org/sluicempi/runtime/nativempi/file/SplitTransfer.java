package org.sluicempi.runtime.nativempi.file;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.FileCalls;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** The one split collective that a file may have open: MPI 4.1, section 14.4.5. */
final class SplitTransfer {
    private record Open(OperationMemory memory, DataArgument data, String name) {}

    private final GuardedHandle file;
    private Open open;

    SplitTransfer(GuardedHandle file) {
        this.file = file;
    }

    /** @throws MpiError OTHER if one is open */
    void begin(String verb, Access access, UserBuffer data) {
        String name = FileCalls.name(verb, access);
        noneIsOpen(name + "_begin");
        OperationMemory memory = new OperationMemory();
        try {
            DataArgument region = FileTransfers.region(verb, access, data, memory);
            file.call(name + "_begin", handle -> FileCalls.begin(verb, access, handle, region));
            open = new Open(memory, region, name);
        } finally {
            if (open == null) {
                memory.release();
            }
        }
    }

    /** @throws MpiError OTHER if one is open, where it may not be */
    void noneIsOpen(String call) {
        if (open != null) {
            throw new MpiError(ErrorClass.OTHER, call + " of " + file.name() + ": " + open.name + " is open");
        }
    }

    /** @throws MpiError OTHER if what is open has not begun with the same verb and access */
    Status end(String verb, Access access) {
        String name = FileCalls.name(verb, access);
        if (open == null || !open.name.equals(name)) {
            throw new MpiError(ErrorClass.OTHER, name + "_end of " + file.name() + " without its begin");
        }
        Open ending = open;
        open = null;
        try {
            CallMemory scratch = CallMemory.mine();
            file.call(name + "_end", handle -> FileCalls.end(verb, access, handle, ending.data, scratch.status()));
            Status status = FileTransfers.status(scratch.status(), scratch);
            ending.memory.complete();
            return status;
        } finally {
            ending.memory.release();
        }
    }
}
