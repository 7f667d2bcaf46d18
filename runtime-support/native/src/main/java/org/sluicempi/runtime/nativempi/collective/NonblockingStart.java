package org.sluicempi.runtime.nativempi.collective;

import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** Starts the one collective operation that a caller asks for. */
public final class NonblockingStart implements Execution {
    private final CommContext comm;
    private String name;
    private Call call;

    private NonblockingStart(CommContext comm) {
        this.comm = comm;
    }

    /** As {@link org.sluicempi.runtime.Communicator#start}. */
    public static Request of(CommContext comm, Consumer<Collectives> operation) {
        NonblockingStart start = new NonblockingStart(comm);
        operation.accept(new NativeCollectives(comm, start));
        if (start.call == null) {
            throw new MpiError(ErrorClass.ARG, "no collective operation was started");
        }
        return start.make();
    }

    @Override
    public void run(String operation, Call itsCall) {
        if (call != null) {
            throw new MpiError(ErrorClass.ARG, "one request for two operations: " + name + " and " + operation);
        }
        name = "I" + operation.toLowerCase(java.util.Locale.ROOT);
        call = itsCall;
    }

    private Request make() {
        OperationMemory memory = new OperationMemory(comm.owner().slots());
        boolean begun = false;
        try {
            CollectiveRequest request = new CollectiveRequest(comm, Mpi.REQUEST_NULL, name, memory);
            long handle = memory.room(Long.BYTES);
            int code = call.make(memory, handle);
            if (code != 0) {
                throw Mpi.error(code, name + " on " + comm.name());
            }
            begun = true;
            request.started(Mpi.handleAt(handle));
            return request;
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            if (!begun) {
                memory.release();
            }
        }
    }
}
