package mpi;

/** What a user-defined reduction does. */
public abstract class User_function {
    public User_function() {}

    /**
     * Combines element by element: {@code inoutvec[inoutoffset + k] = invec[inoffset + k] op inoutvec[inoutoffset + k]}.
     *
     * @param count number of elements of {@code datatype}
     */
    public abstract void Call(
            Object invec, int inoffset, Object inoutvec, int inoutoffset, int count, Datatype datatype)
            throws MPIException;
}
