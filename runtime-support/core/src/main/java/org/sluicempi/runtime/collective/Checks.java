package org.sluicempi.runtime.collective;

import java.util.Arrays;
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

    /**
     * @param result may be null where there is none
     * @throws MpiError OP if there is no operation or it is not defined for the operand's datatype, BUFFER as {@link #numbers}
     */
    public static ReduceOp op(ReduceOp op, UserBuffer operand, UserBuffer result) {
        if (op == null) {
            throw new MpiError(ErrorClass.OP, "the operation is null");
        }
        op.check(operand.type());
        numbers(operand);
        if (result != null) {
            numbers(result);
        }
        return op;
    }

    /** @throws MpiError BUFFER for a typed buffer whose bytes are not in native order */
    public static void numbers(UserBuffer data) {
        if (!data.inNativeOrder()) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "no operation computes with a " + UserBuffer.kind(data.storage())
                            + " that is not in native byte order");
        }
    }

    /**
     * The counts of {@code ranks} blocks, the first ones of those given.
     *
     * @throws MpiError COUNT if they are missing or too few, or their sum is beyond an {@code int}
     */
    public static int[] counts(int[] counts, int ranks) {
        int given = counts == null ? 0 : counts.length;
        if (given < ranks) {
            throw new MpiError(ErrorClass.COUNT, "one count per block is needed: " + ranks + ", got " + given);
        }
        int[] first = Arrays.copyOf(counts, ranks);
        long sum = Arrays.stream(first).asLongStream().sum();
        if (sum != (int) sum) {
            throw new MpiError(ErrorClass.COUNT, "blocks of " + sum + " elements fit no buffer");
        }
        return first;
    }

    /** @throws MpiError ROOT if {@code root} is no rank of {@code size} */
    public static void root(int root, int size) {
        if (root < 0 || root >= size) {
            throw new MpiError(ErrorClass.ROOT, "root " + root + " is no rank of this communicator: 0.." + (size - 1));
        }
    }
}
