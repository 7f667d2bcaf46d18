package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.face.ArrayFunction;

/** An operation of a reduction. */
public final class Op implements Freeable {
    private ReduceOp core;

    Op(ReduceOp core) {
        this.core = core;
    }

    /** @param commute whether the order of the operands does not matter */
    public Op(UserFunction function, boolean commute) {
        this(new ArrayFunction(commute) {
            @Override
            protected void apply(Object in, Object inout, int count, org.sluicempi.runtime.Datatype type) {
                try {
                    function.call(in, inout, count, new Datatype(type));
                } catch (MPIException e) {
                    throw new MpiError(ErrorClass.OP, "the user's operation failed: " + e.getMessage(), e);
                }
            }
        });
    }

    /** @throws MpiError {@link ErrorClass#OP} if this is the null operation */
    ReduceOp core() {
        if (core == null) {
            throw new MpiError(ErrorClass.OP, "the null operation cannot combine anything");
        }
        return core;
    }

    public boolean isCommutative() {
        return core().commutative();
    }

    /** Makes this the null operation. */
    @Override
    public void free() {
        core = null;
    }

    public boolean isNull() {
        return core == null;
    }
}
