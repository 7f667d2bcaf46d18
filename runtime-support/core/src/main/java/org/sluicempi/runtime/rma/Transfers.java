package org.sluicempi.runtime.rma;

import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;

/**
 * One rank's transfers to and from a window (MPI 4.1, section 12.3). Buffers are direct. With {@link WindowOp#NO_OP} the
 * origin of a transfer that gets a result means nothing: it may be null, or too short.
 */
public interface Transfers {
    /** MPI_Put. */
    void put(UserBuffer origin, Target target);

    /** MPI_Get. */
    void get(UserBuffer origin, Target target);

    /** MPI_Accumulate; {@code op} is a predefined one or a {@link WindowOp}. */
    void accumulate(UserBuffer origin, Target target, ReduceOp op);

    /** MPI_Get_accumulate; {@code result} gets what was there before. */
    void getAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op);

    /** MPI_Fetch_and_op, of one element of a predefined datatype. */
    void fetchAndOp(UserBuffer origin, UserBuffer result, int rank, long displacement, ReduceOp op);

    /** MPI_Compare_and_swap. */
    void compareAndSwap(UserBuffer origin, UserBuffer compare, UserBuffer result, int rank, long displacement);

    /** MPI_Rput. */
    Request startPut(UserBuffer origin, Target target);

    /** MPI_Rget. */
    Request startGet(UserBuffer origin, Target target);

    /** MPI_Raccumulate. */
    Request startAccumulate(UserBuffer origin, Target target, ReduceOp op);

    /** MPI_Rget_accumulate. */
    Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op);
}
