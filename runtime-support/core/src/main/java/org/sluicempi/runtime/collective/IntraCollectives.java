package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** The collective operations among the ranks of one group: checks their arguments and chooses their steps. */
final class IntraCollectives implements Collectives {
    private final Communicator communicator;
    private final CheckedExecution execution;
    private final int size;
    private final int rank;

    IntraCollectives(Communicator communicator, CheckedExecution execution) {
        this.communicator = communicator;
        this.execution = execution;
        this.size = communicator.size();
        this.rank = communicator.rank();
    }

    @Override
    public void barrier() {
        execution.run("Barrier", Used.nothing(), Barrier::run);
    }

    @Override
    public void bcast(UserBuffer buffer, int root) {
        Checks.root(root, size);
        Checks.buffer(buffer, "buffer");
        Used used =
                isRoot(root) ? Used.nothing().leaves(buffer) : Used.nothing().comes(buffer);
        execution.run("Bcast", used, peers -> Broadcast.run(peers, buffer, root));
    }

    @Override
    public void gather(UserBuffer send, UserBuffer recv, int root) {
        gather("Gather", send, isRoot(root) ? equal(recv, "receive buffer") : null, root);
    }

    @Override
    public void gatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs, int root) {
        gather("Gatherv", send, isRoot(root) ? blocks(recv, "receive buffer", counts, displs) : null, root);
    }

    private void gather(String name, UserBuffer send, Blocks recv, int root) {
        if (recv == null) {
            Checks.buffer(send, "send buffer");
            execution.run(name, Used.nothing().leaves(send), peers -> peers.send(send, root));
        } else {
            execution.run(name, Used.nothing().leaves(send).comes(recv), peers -> Gather.atRoot(peers, send, recv));
        }
    }

    @Override
    public void scatter(UserBuffer send, UserBuffer recv, int root) {
        scatter("Scatter", isRoot(root) ? equal(send, "send buffer") : null, recv, root);
    }

    @Override
    public void scatterv(UserBuffer send, int[] counts, int[] displs, UserBuffer recv, int root) {
        scatter("Scatterv", isRoot(root) ? blocks(send, "send buffer", counts, displs) : null, recv, root);
    }

    private void scatter(String name, Blocks send, UserBuffer recv, int root) {
        if (send == null) {
            Checks.buffer(recv, "receive buffer");
            execution.run(name, Used.nothing().comes(recv), peers -> peers.receive(recv, root));
        } else {
            execution.run(name, Used.nothing().leaves(send).comes(recv), peers -> Scatter.atRoot(peers, send, recv));
        }
    }

    @Override
    public void allgather(UserBuffer send, UserBuffer recv) {
        Blocks into = equal(recv, "receive buffer");
        execution.run("Allgather", Used.nothing().leaves(send).comes(into), peers -> Allgather.run(peers, send, into));
    }

    @Override
    public void allgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        Blocks into = blocks(recv, "receive buffer", counts, displs);
        execution.run("Allgatherv", Used.nothing().leaves(send).comes(into), peers -> Allgather.run(peers, send, into));
    }

    @Override
    public void alltoall(UserBuffer send, UserBuffer recv) {
        Blocks into = equal(recv, "receive buffer");
        alltoall("Alltoall", send == null ? null : equal(send, "send buffer"), into);
    }

    @Override
    public void alltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        Blocks from = send == null ? null : blocks(send, "send buffer", sendCounts, sendDispls);
        alltoall("Alltoallv", from, blocks(recv, "receive buffer", recvCounts, recvDispls));
    }

    private void alltoall(String name, Blocks send, Blocks recv) {
        if (send == null) {
            execution.run(name, Used.nothing().comes(recv), peers -> Alltoall.inPlace(peers, recv::block));
        } else {
            execution.run(
                    name,
                    Used.nothing().leaves(send).comes(recv),
                    peers -> Alltoall.run(peers, send::block, recv::block));
        }
    }

    @Override
    public void alltoallw(UserBuffer[] send, UserBuffer[] recv) {
        Used used = Used.nothing();
        for (UserBuffer coming : Checks.buffers(recv, size, "receive buffer")) {
            used.comes(coming);
        }
        if (send == null) {
            execution.run("Alltoallw", used, peers -> Alltoall.inPlace(peers, r -> recv[r]));
        } else {
            for (UserBuffer leaving : Checks.buffers(send, size, "send buffer")) {
                used.leaves(leaving);
            }
            execution.run("Alltoallw", used, peers -> Alltoall.run(peers, r -> send[r], r -> recv[r]));
        }
    }

    @Override
    public void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root) {
        boolean atRoot = isRoot(root);
        UserBuffer into = atRoot ? Checks.buffer(recv, "receive buffer") : recv;
        UserBuffer operand = operand(send, recv);
        Checks.op(op, operand, atRoot ? into : null);
        execution.run(
                "Reduce",
                Used.nothing().leaves(operand).comes(atRoot ? into : null),
                peers -> Reductions.toRoot(peers, operand, into, op, root));
    }

    @Override
    public void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op) {
        UserBuffer operand = operand(send, Checks.buffer(recv, "receive buffer"));
        Checks.op(op, operand, recv);
        execution.run(
                "Allreduce",
                Used.nothing().leaves(operand).comes(recv),
                peers -> Reductions.toAll(peers, operand, recv, op));
    }

    @Override
    public void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op) {
        UserBuffer operand = operand(send, Checks.buffer(recv, "receive buffer"));
        Blocks shape = Blocks.packed(operand, counts, size);
        UserBuffer mine = recv.slice(0, counts[rank]);
        Checks.op(op, operand, recv);
        execution.run(
                "Reduce_scatter",
                Used.nothing().leaves(shape).comes(mine),
                peers -> Reductions.scattered(peers, shape, mine, op));
    }

    @Override
    public void scan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        prefix("Scan", send, recv, op, false);
    }

    @Override
    public void exscan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        prefix("Exscan", send, recv, op, true);
    }

    private void prefix(String name, UserBuffer send, UserBuffer recv, ReduceOp op, boolean exclusive) {
        UserBuffer operand = operand(send, Checks.buffer(recv, "receive buffer"));
        Checks.op(op, operand, recv);
        boolean without = exclusive && rank == 0;
        execution.run(
                name,
                Used.nothing().leaves(operand).comes(without ? null : recv),
                peers -> PrefixChain.run(peers, operand, recv, op, exclusive));
    }

    @Override
    public void neighborAllgather(UserBuffer send, UserBuffer recv) {
        Neighbors neighbors = Neighbors.of(communicator);
        Checks.buffer(send, "send buffer");
        Blocks into = Blocks.equal(recv, "receive buffer", neighbors.sources().length);
        execution.run(
                "Neighbor_allgather",
                Used.nothing().leaves(send).comes(into),
                peers -> neighbors.exchange(peers, k -> send, into::block));
    }

    @Override
    public void neighborAllgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        Neighbors neighbors = Neighbors.of(communicator);
        Checks.buffer(send, "send buffer");
        Checks.buffer(recv, "receive buffer");
        Blocks into = Blocks.checked(recv, counts, displs, neighbors.sources().length);
        execution.run(
                "Neighbor_allgatherv",
                Used.nothing().leaves(send).comes(into),
                peers -> neighbors.exchange(peers, k -> send, into::block));
    }

    @Override
    public void neighborAlltoall(UserBuffer send, UserBuffer recv) {
        Neighbors neighbors = Neighbors.of(communicator);
        Blocks from = Blocks.equal(send, "send buffer", neighbors.destinations().length);
        Blocks into = Blocks.equal(recv, "receive buffer", neighbors.sources().length);
        execution.run(
                "Neighbor_alltoall",
                Used.nothing().leaves(from).comes(into),
                peers -> neighbors.exchange(peers, from::block, into::block));
    }

    @Override
    public void neighborAlltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        Neighbors neighbors = Neighbors.of(communicator);
        Checks.buffer(send, "send buffer");
        Checks.buffer(recv, "receive buffer");
        Blocks from = Blocks.checked(send, sendCounts, sendDispls, neighbors.destinations().length);
        Blocks into = Blocks.checked(recv, recvCounts, recvDispls, neighbors.sources().length);
        execution.run(
                "Neighbor_alltoallv",
                Used.nothing().leaves(from).comes(into),
                peers -> neighbors.exchange(peers, from::block, into::block));
    }

    private static UserBuffer operand(UserBuffer send, UserBuffer recv) {
        return Checks.buffer(send == null ? recv : send, "send buffer");
    }

    private Blocks equal(UserBuffer buffer, String what) {
        return Blocks.equal(buffer, what, size);
    }

    private Blocks blocks(UserBuffer buffer, String what, int[] counts, int[] displs) {
        return Blocks.checked(Checks.buffer(buffer, what), counts, displs, size);
    }

    private boolean isRoot(int root) {
        Checks.root(root, size);
        return rank == root;
    }
}
