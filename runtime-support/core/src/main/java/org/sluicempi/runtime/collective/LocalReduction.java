package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** A reduction within one rank (MPI 4.1, section 6.9.7). */
public final class LocalReduction {
    private LocalReduction() {}

    /**
     * {@code inout[k] = in[k] op inout[k]} for buffers of any storage; the operation sees copies in arrays.
     *
     * @throws MpiError OP if there is no operation or it is not defined for the datatype, COUNT for different counts,
     *     TYPE for different basic types, or as {@link UserBuffer#check}
     */
    public static void combine(UserBuffer in, UserBuffer inout, ReduceOp op) {
        Checks.buffer(in, "input buffer").check();
        Checks.buffer(inout, "in-out buffer").check();
        if (in.count() != inout.count()) {
            throw new MpiError(ErrorClass.COUNT, in.count() + " elements and " + inout.count() + " elements");
        }
        if (in.type().base() != inout.type().base()
                || in.type().size() != inout.type().size()) {
            throw new MpiError(ErrorClass.TYPE, "elements of " + in.type() + " and of " + inout.type());
        }
        Checks.op(op, inout.type());
        UserBuffer left = Scratch.like(inout);
        UserBuffer right = Scratch.like(inout);
        Blocks.copy(in, left);
        Blocks.copy(inout, right);
        op.combine(left, right);
        Blocks.copy(right, inout);
    }
}
