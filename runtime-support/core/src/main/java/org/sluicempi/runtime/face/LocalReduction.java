package org.sluicempi.runtime.face;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Scratch;

/** One step of a reduction without communication (MPI_Reduce_local). */
public final class LocalReduction {
    private LocalReduction() {}

    /**
     * {@code inout[k] = in[k] op inout[k]}, whatever storage the buffers have.
     *
     * @throws MpiError TYPE or COUNT if the buffers differ in datatype or count, BUFFER, OP as their checks and the
     *     operation say
     */
    public static void combine(UserBuffer in, UserBuffer inout, ReduceOp op) {
        in.check();
        inout.check();
        if (in.count() != inout.count()) {
            throw new MpiError(ErrorClass.COUNT, in.count() + " elements cannot be combined with " + inout.count());
        }
        if (in.count() == 0) {
            return;
        }
        UserBuffer left = copy(in);
        UserBuffer right = copy(inout);
        op.combine(left, right);
        right.copyTo(inout, right.bytes());
    }

    private static UserBuffer copy(UserBuffer buffer) {
        UserBuffer copy = Scratch.like(buffer);
        buffer.copyTo(copy, buffer.bytes());
        return copy;
    }
}
