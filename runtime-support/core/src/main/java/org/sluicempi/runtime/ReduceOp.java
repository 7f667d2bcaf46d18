package org.sluicempi.runtime;

/** An operation of a reduction (MPI 4.1, section 6.9). */
public interface ReduceOp {
    /** Whether {@code a op b == b op a}; others are combined strictly in rank order. */
    boolean commutative();

    /**
     * Called at every rank before the operation starts, so that all of them refuse what one would fail at.
     *
     * @throws MpiError with {@link ErrorClass#OP} if the operation is known not to be defined for the datatype
     */
    default void check(Datatype type) {}

    /**
     * Combines element by element: {@code inout[k] = in[k] op inout[k]}. Both buffers have the same datatype and count
     * and do not overlap; the storage of both is a primitive array.
     *
     * @throws MpiError with {@link ErrorClass#OP} if the operation is not defined for the datatype
     */
    void combine(UserBuffer in, UserBuffer inout);
}
