package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.face.ArrayFunction;
import org.sluicempi.runtime.face.ObjectFunction;

/** An operation of a reduction. */
public class Op {
    /** The number that the program gave to this operation, 0 for a predefined one. */
    public int opCode;

    private ReduceOp core;
    /** Null for a predefined operation. */
    private final User_function function;

    Op(ReduceOp core) {
        this(core, null);
    }

    private Op(ReduceOp core, User_function function) {
        this.core = core;
        this.function = function;
    }

    /**
     * @param function null makes the null operation
     * @param commute whether the order of the operands does not matter
     */
    public Op(User_function function, boolean commute) throws MPIException {
        this(function == null ? null : onArrays(function, commute), function);
    }

    private static ReduceOp onArrays(User_function function, boolean commute) {
        return new ArrayFunction(commute) {
            @Override
            protected void apply(Object in, Object inout, int count, org.sluicempi.runtime.Datatype type) {
                call(function, in, inout, count, PlainType.of(type));
            }
        };
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

    /**
     * This operation on objects: the user's function gets them one by one, also where they form derived datatypes.
     *
     * @throws MpiError {@link ErrorClass#OP} if this is the null operation, or a predefined one: those are for numbers
     */
    ObjectFunction objects() {
        core();
        if (function == null) {
            throw new MpiError(ErrorClass.OP, "a predefined operation cannot combine objects");
        }
        return (in, inout) -> call(function, in, inout, in.length, MPI.OBJECT);
    }

    /** @throws MpiError {@link ErrorClass#OP} if there is none */
    static Op checked(Op op) {
        if (op == null) {
            throw new MpiError(ErrorClass.OP, "the operation is null");
        }
        return op;
    }

    private static void call(User_function function, Object in, Object inout, int count, Datatype type) {
        try {
            function.Call(in, 0, inout, 0, count, type);
        } catch (MPIException e) {
            throw MpiError.ofProgram(ErrorClass.OP, "the user's operation failed: " + MpiError.messageOf(e), e);
        }
    }

    /** Makes this the null operation. */
    public void free() throws MPIException {
        core = null;
    }

    /** Nothing is held; the garbage collector does not call an empty finalizer. */
    @Override
    @SuppressWarnings({"deprecation", "removal", "Finalize"})
    public void finalize() throws MPIException {}
}
