package org.sluicempi.runtime.trace;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** Blocking collective operations that are recorded. */
final class TracedCollectives implements Collectives {
    private final Collectives bare;
    private final RankTrace rank;
    private final int communicator;

    TracedCollectives(Collectives bare, RankTrace rank, int communicator) {
        this.bare = bare;
        this.rank = rank;
        this.communicator = communicator;
    }

    private void record(String what, Runnable operation) {
        long began = rank.begin();
        operation.run();
        rank.collective(began, what, communicator);
    }

    @Override
    public void barrier() {
        record("barrier", () -> bare.barrier());
    }

    @Override
    public void bcast(UserBuffer buffer, int root) {
        record("bcast", () -> bare.bcast(buffer, root));
    }

    @Override
    public void gather(UserBuffer send, UserBuffer recv, int root) {
        record("gather", () -> bare.gather(send, recv, root));
    }

    @Override
    public void gatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs, int root) {
        record("gatherv", () -> bare.gatherv(send, recv, counts, displs, root));
    }

    @Override
    public void scatter(UserBuffer send, UserBuffer recv, int root) {
        record("scatter", () -> bare.scatter(send, recv, root));
    }

    @Override
    public void scatterv(UserBuffer send, int[] counts, int[] displs, UserBuffer recv, int root) {
        record("scatterv", () -> bare.scatterv(send, counts, displs, recv, root));
    }

    @Override
    public void allgather(UserBuffer send, UserBuffer recv) {
        record("allgather", () -> bare.allgather(send, recv));
    }

    @Override
    public void allgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        record("allgatherv", () -> bare.allgatherv(send, recv, counts, displs));
    }

    @Override
    public void alltoall(UserBuffer send, UserBuffer recv) {
        record("alltoall", () -> bare.alltoall(send, recv));
    }

    @Override
    public void alltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        record("alltoallv", () -> bare.alltoallv(send, sendCounts, sendDispls, recv, recvCounts, recvDispls));
    }

    @Override
    public void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root) {
        record("reduce", () -> bare.reduce(send, recv, op, root));
    }

    @Override
    public void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op) {
        record("allreduce", () -> bare.allreduce(send, recv, op));
    }

    @Override
    public void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op) {
        record("reduceScatter", () -> bare.reduceScatter(send, recv, counts, op));
    }

    @Override
    public void scan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        record("scan", () -> bare.scan(send, recv, op));
    }

    @Override
    public void exscan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        record("exscan", () -> bare.exscan(send, recv, op));
    }

    @Override
    public void alltoallw(UserBuffer[] send, UserBuffer[] recv) {
        record("alltoallw", () -> bare.alltoallw(send, recv));
    }

    @Override
    public void neighborAllgather(UserBuffer send, UserBuffer recv) {
        record("neighborAllgather", () -> bare.neighborAllgather(send, recv));
    }

    @Override
    public void neighborAllgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        record("neighborAllgatherv", () -> bare.neighborAllgatherv(send, recv, counts, displs));
    }

    @Override
    public void neighborAlltoall(UserBuffer send, UserBuffer recv) {
        record("neighborAlltoall", () -> bare.neighborAlltoall(send, recv));
    }

    @Override
    public void neighborAlltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        record(
                "neighborAlltoallv",
                () -> bare.neighborAlltoallv(send, sendCounts, sendDispls, recv, recvCounts, recvDispls));
    }
}
