package org.sluicempi.runtime.face;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.collective.Scratch;

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
        if (in == null || inout == null || op == null) {
            throw new MpiError(
                    op == null ? ErrorClass.OP : ErrorClass.BUFFER,
                    op == null ? "no operation" : "a buffer is missing");
        }
        in.check();
        inout.checkIncoming();
        if (in.count() != inout.count()) {
            throw new MpiError(ErrorClass.COUNT, in.count() + " elements cannot be combined with " + inout.count());
        }
        if (in.type().base() != inout.type().base()
                || in.type().size() != inout.type().size()) {
            throw new MpiError(ErrorClass.TYPE, "elements of " + in.type() + " and of " + inout.type());
        }
        Checks.op(op, inout, in);
        if (in.count() > 0) {
            UserBuffer left = copy(in, inout);
            UserBuffer right = copy(inout, inout);
            op.combine(left, right);
            right.copyTo(inout, right.bytes());
        }
    }

    private static UserBuffer copy(UserBuffer buffer, UserBuffer layout) {
        UserBuffer copy = Scratch.like(layout);
        buffer.copyTo(copy, buffer.bytes());
        return copy;
    }
}
