package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** Checks of arguments that collective operations have in common, whatever carries them out. */
public final class Checks {
    private Checks() {}

    /** @throws MpiError BUFFER if it is missing, COUNT for a negative count */
    public static UserBuffer buffer(UserBuffer buffer, String what) {
        if (buffer == null) {
            throw new MpiError(ErrorClass.BUFFER, "the " + what + " is missing");
        }
        if (buffer.count() < 0) {
            throw new MpiError(ErrorClass.COUNT, "negative count: " + buffer.count());
        }
        return buffer;
    }

    /** @throws MpiError as {@link #buffer} for each of {@code n} buffers */
    public static UserBuffer[] buffers(UserBuffer[] buffers, int n, String what) {
        if (buffers == null || buffers.length < n) {
            throw new MpiError(ErrorClass.BUFFER, "one " + what + " per rank is needed: " + n);
        }
        for (int k = 0; k < n; k++) {
            buffer(buffers[k], what + " for rank " + k);
        }
        return buffers;
    }

    /** @throws MpiError OP if there is no operation or it is not defined for this datatype */
    public static ReduceOp op(ReduceOp op, Datatype type) {
        if (op == null) {
            throw new MpiError(ErrorClass.OP, "the operation is null");
        }
        op.check(type);
        return op;
    }

    /** @throws MpiError ROOT if {@code root} is no rank of {@code size} */
    public static void root(int root, int size) {
        if (root < 0 || root >= size) {
            throw new MpiError(ErrorClass.ROOT, "root " + root + " is no rank of this communicator: 0.." + (size - 1));
        }
    }
}
