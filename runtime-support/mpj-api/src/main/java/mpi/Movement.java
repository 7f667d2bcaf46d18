package mpi;

/** The collective operations for one kind of elements; arguments as in {@link Intracomm}. */
interface Movement {
    void bcast(Block buffer, int root);

    void gather(Block send, Block recv, int root);

    void gatherv(Block send, Block recv, int[] counts, int[] displs, int root);

    void scatter(Block send, Block recv, int root);

    void scatterv(Block send, int[] counts, int[] displs, Block recv, int root);

    void allgather(Block send, Block recv);

    void allgatherv(Block send, Block recv, int[] counts, int[] displs);

    void alltoall(Block send, Block recv);

    void alltoallv(Block send, int[] sendCounts, int[] sendDispls, Block recv, int[] recvCounts, int[] recvDispls);

    void reduce(Block send, Block recv, Op op, int root);

    void allreduce(Block send, Block recv, Op op);

    void reduceScatter(Block send, Block recv, int[] counts, Op op);

    void scan(Block send, Block recv, Op op);
}
