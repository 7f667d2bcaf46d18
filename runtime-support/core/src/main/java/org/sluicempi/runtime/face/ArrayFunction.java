package org.sluicempi.runtime.face;

import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** A reduction that user code computes on primitive arrays that start with the first element. */
public abstract class ArrayFunction implements ReduceOp {
    private final boolean commutative;

    protected ArrayFunction(boolean commutative) {
        this.commutative = commutative;
    }

    /**
     * Combines element by element: {@code inout[k] = in[k] op inout[k]}.
     *
     * @param in primitive array of the left operands, from index 0 on
     * @param inout primitive array of the right operands, from index 0 on
     * @param count number of elements of {@code type}
     */
    protected abstract void apply(Object in, Object inout, int count, Datatype type);

    @Override
    public final boolean commutative() {
        return commutative;
    }

    @Override
    public final void combine(UserBuffer in, UserBuffer inout) {
        apply(in.storage(), inout.storage(), in.count(), in.type());
    }
}
