package mpi;

/** What a user-defined reduction does; override the form for arrays. */
public abstract class UserFunction {
    public UserFunction() {}

    /**
     * Combines element by element: {@code inOutVec[k] = inVec[k] op inOutVec[k]}.
     *
     * @param inVec primitive array of the left operands
     * @param inOutVec primitive array of the right operands, overwritten by the results
     * @param count number of elements of {@code datatype}
     */
    public void call(Object inVec, Object inOutVec, int count, Datatype datatype) throws MPIException {
        throw new MPIException("a UserFunction must override call(Object, Object, int, Datatype)");
    }
}
