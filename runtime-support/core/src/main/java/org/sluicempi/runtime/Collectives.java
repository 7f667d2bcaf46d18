package org.sluicempi.runtime;

/**
 * Blocking collective operations (MPI 4.1, chapter 6). Every rank of the communicator calls the same operations in the
 * same order. {@code counts} and {@code displs} are in elements of the buffer's datatype; block {@code r} of a buffer
 * starts at {@code offset + displs[r]}. An argument that means nothing at a rank (the receive buffer away from the root)
 * may be null there. On an intercommunicator {@code root} may be {@link #ROOT} and {@link Communicator#PROC_NULL} (section
 * 6.2.3). A null where the standard allows {@code MPI_IN_PLACE} means in place: that is {@code send}, and for
 * the scatter operations {@code recv} at the root.
 *
 * <p>Reductions are evaluated in rank order, so that a run with the same number of ranks gives the same bits; only an engine
 * over an MPI library leaves the order of commutative operations to that library.
 */
public interface Collectives {
    /** In place of a root's number, at the root itself, on an intercommunicator. */
    int ROOT = -4;

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

    /**
     * All to all with a buffer of its own for each peer: {@code send[r]} goes to rank {@code r}, {@code recv[r]} comes from
     * there.
     *
     * @param send null: in place
     */
    default void alltoallw(UserBuffer[] send, UserBuffer[] recv) {
        throw refused("alltoallw");
    }

    /**
     * Sends the same data to every destination of the communicator's topology; block {@code k} of {@code recv}, of {@code
     * recv.count()} elements, comes from source {@code k} (section 8.6). A block from {@link Communicator#PROC_NULL} is
     * left as it was.
     */
    default void neighborAllgather(UserBuffer send, UserBuffer recv) {
        throw refused("neighborAllgather");
    }

    /** As {@link #neighborAllgather}; counts and displacements have one entry for each source. */
    default void neighborAllgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        throw refused("neighborAllgatherv");
    }

    /** Block {@code k} of {@code send}, of {@code send.count()} elements, goes to destination {@code k}. */
    default void neighborAlltoall(UserBuffer send, UserBuffer recv) {
        throw refused("neighborAlltoall");
    }

    /** As {@link #neighborAlltoall}; counts and displacements have one entry for each destination or source. */
    default void neighborAlltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        throw refused("neighborAlltoallv");
    }

    private static MpiError refused(String what) {
        return new MpiError(ErrorClass.UNSUPPORTED_OPERATION, what + " is not available on this engine");
    }
}
