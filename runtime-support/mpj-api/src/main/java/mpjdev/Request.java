package mpjdev;

import java.util.function.Function;
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
        return ended(Operation::await);
    }

    /** As {@link #iwait}, for the end of one blocking call: what an interrupt ends is taken back. */
    Status awaitAsBlocking() {
        return ended(Operation::awaitAsBlocking);
    }

    private Status ended(Function<Operation, org.sluicempi.runtime.Status> wait) {
        try {
            return Status.of(wait.apply(operation));
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
