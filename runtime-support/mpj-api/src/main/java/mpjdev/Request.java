package mpjdev;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Operation;

/** A started operation on an {@link mpjbuf.Buffer}. */
public class Request {
    private final Operation operation;

    Request(Operation operation) {
        this.operation = operation;
    }

    /** Not for programs: the operation as the runtime knows it. */
    public Operation operation() {
        return operation;
    }

    /** Blocks until the operation is complete. */
    public Status iwait() {
        try {
            return Status.of(operation.await());
        } catch (MpiError e) {
            throw new MPJDevException(e);
        }
    }

    /** The status if the operation is complete, null otherwise. */
    public Status itest() {
        try {
            return operation.test().map(Status::of).orElse(null);
        } catch (MpiError e) {
            throw new MPJDevException(e);
        }
    }
}
