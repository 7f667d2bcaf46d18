package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;

/** An operation of a reduction. */
public final class Op implements Freeable {
    private final UserFunction function;
    private final boolean commute;
    private final ReduceOp standard;
    private boolean freed;

    Op(ReduceOp standard) {
        this.standard = standard;
        this.function = null;
        this.commute = standard.commutative();
    }

    /** @param commute whether the order of the operands does not matter */
    public Op(UserFunction function, boolean commute) {
        this.standard = null;
        this.function = function;
        this.commute = commute;
    }

    /**
     * The operation on elements of {@code type}.
     *
     * @throws MpiError {@link ErrorClass#OP} if there is none, or only the null operation or one without a function
     */
    static ReduceOp core(Op op, Datatype type) {
        return Core.given(op, ErrorClass.OP, "operation").on(type);
    }

    private ReduceOp on(Datatype type) {
        if (standard == null) {
            Core.given(function, ErrorClass.OP, "function of the operation");
        }
        if (freed) {
            throw new MpiError(ErrorClass.OP, "the null operation cannot combine anything");
        }
        return standard == null ? new UserOperation(function, commute, type) : ComplexOp.instead(standard, type);
    }

    public boolean isCommutative() {
        return commute;
    }

    /** Makes this the null operation. */
    @Override
    public void free() throws MPIException {
        if (standard != null) {
            throw Core.failed(new MpiError(ErrorClass.OP, "a predefined operation cannot be freed: " + standard));
        }
        freed = true;
    }

    public boolean isNull() {
        return freed;
    }
}
