package org.sluicempi.runtime.nativempi.collective;

import java.util.concurrent.atomic.AtomicReference;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** What becomes of a collective operation whose arguments have been checked: it is waited for, or goes on by itself. */
public interface Execution {
    /** Calls the library. */
    @FunctionalInterface
    interface Call {
        /**
         * @param memory takes what the library needs until the operation is complete
         * @param request where the library puts its request, 0 for a blocking call
         * @return the library's error code
         */
        int make(OperationMemory memory, long request) throws Throwable;
    }

    /** @param name {@code Bcast} */
    void run(String name, Call call);

    /** Waits for each operation. */
    static Execution blocking(CommContext comm) {
        AtomicReference<OperationMemory> spare = new AtomicReference<>();
        return (name, call) -> {
            OperationMemory known = spare.getAndSet(null);
            OperationMemory memory =
                    known != null ? known : new OperationMemory(comm.owner().slots());
            try {
                make(call, memory, name, comm);
                memory.complete();
            } finally {
                memory.release();
                spare.set(memory);
            }
        };
    }

    private static void make(Call call, OperationMemory memory, String name, CommContext comm) {
        try {
            int code = call.make(memory, 0);
            if (code != 0) {
                throw Mpi.error(code, name + " on " + comm.name());
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }
}
