package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.face.ArrayFunction;

/** An operation of a reduction. */
public class Op {
    /** The number that the program gave to this operation, 0 for a predefined one. */
    public int opCode;

    private ReduceOp core;

    Op(ReduceOp core) {
        this.core = core;
    }

    /** @param commute whether the order of the operands does not matter */
    public Op(User_function function, boolean commute) throws MPIException {
        this(new ArrayFunction(commute) {
            @Override
            protected void apply(Object in, Object inout, int count, org.sluicempi.runtime.Datatype type) {
                try {
                    function.Call(in, 0, inout, 0, count, new PlainType(type));
                } catch (MPIException e) {
                    throw new MpiError(ErrorClass.OP, "the user's operation failed: " + e.getMessage(), e);
                }
            }
        });
    }

    public Op(User_function function, boolean commute, int code) throws MPIException {
        this(function, commute);
        opCode = code;
    }

    /** @throws MpiError {@link ErrorClass#OP} if this is the null operation */
    ReduceOp core() {
        if (core == null) {
            throw new MpiError(ErrorClass.OP, "the null operation cannot combine anything");
        }
        return core;
    }

    /** Makes this the null operation. */
    public void free() throws MPIException {
        core = null;
    }
}
