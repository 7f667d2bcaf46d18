package org.sluicempi.runtime;

/**
 * Blocking collective operations (MPI 4.1, chapter 6). Every rank of the communicator calls the same operations in the
 * same order. {@code counts} and {@code displs} are in elements of the buffer's datatype; block {@code r} of a buffer
 * starts at {@code offset + displs[r]}. An argument that means nothing at a rank (the receive buffer away from the root)
 * may be null there. A null where the standard allows {@code MPI_IN_PLACE} means in place: that is {@code send}, and for
 * the scatter operations {@code recv} at the root.
 *
 * <p>Reductions are evaluated in rank order, so that a run with the same number of ranks gives the same bits.
 */
public interface Collectives {
    void barrier();

    void bcast(UserBuffer buffer, int root);

    /** {@code recv.count()} is the number of elements from each rank. */
    void gather(UserBuffer send, UserBuffer recv, int root);

    void gatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs, int root);

    /** {@code send.count()} is the number of elements to each rank. */
    void scatter(UserBuffer send, UserBuffer recv, int root);

    void scatterv(UserBuffer send, int[] counts, int[] displs, UserBuffer recv, int root);

    void allgather(UserBuffer send, UserBuffer recv);

    void allgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs);

    void alltoall(UserBuffer send, UserBuffer recv);

    void alltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls);

    void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root);

    void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op);

    void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op);

    /** Inclusive prefix reduction. */
    void scan(UserBuffer send, UserBuffer recv, ReduceOp op);

    /** Exclusive prefix reduction; the receive buffer of rank 0 is left as it was. */
    void exscan(UserBuffer send, UserBuffer recv, ReduceOp op);
}
