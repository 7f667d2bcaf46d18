package org.sluicempi.runtime.nativempi.file;

import java.util.Locale;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.FileCalls;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** Reads and writes of one file, blocking and nonblocking. The verbs are those of {@link FileCalls}. */
final class FileTransfers {
    private final GuardedHandle file;

    FileTransfers(GuardedHandle file) {
        this.file = file;
    }

    /** Reads or writes. */
    Status run(String verb, Access access, UserBuffer data) {
        OperationMemory memory = new OperationMemory();
        try {
            DataArgument region = region(verb, access, data, memory);
            CallMemory scratch = CallMemory.mine();
            String what = FileCalls.name(verb, access);
            file.call(what, handle -> FileCalls.transfer(verb, access, handle, region, scratch.status()));
            Status status = status(scratch.status(), scratch);
            memory.complete();
            return status;
        } finally {
            memory.release();
        }
    }

    /** Starts to read or to write. */
    Request start(String verb, Access access, UserBuffer data) {
        OperationMemory memory = new OperationMemory();
        FileRequest request = null;
        try {
            DataArgument region = region(verb, access, data, memory);
            long made = memory.room(Long.BYTES);
            String what = FileCalls.name(verb, access);
            file.call(what, handle -> FileCalls.transfer(verb, access, handle, region, made));
            request =
                    new FileRequest(file.rank(), Mpi.handleAt(made), what + " of " + file.name(), memory, data.bytes());
        } finally {
            if (request == null) {
                memory.release();
            }
        }
        request.started();
        return request;
    }

    /** Where the library finds or puts the data of a transfer. */
    static DataArgument region(String verb, Access access, UserBuffer data, OperationMemory memory) {
        access.check();
        if (data == null) {
            throw new MpiError(ErrorClass.BUFFER, verb + ": the buffer is missing");
        }
        return verb.toLowerCase(Locale.ROOT).endsWith("read") ? memory.write(data) : memory.read(data);
    }

    /** Only the number of bytes means anything. */
    static Status status(long address, CallMemory scratch) {
        long bytes = TransferCalls.bytes(address, scratch);
        return new Status(Status.EMPTY.source(), Status.EMPTY.tag(), bytes, false);
    }
}
