package org.sluicempi.runtime.collective;

import java.util.stream.IntStream;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/**
 * The collective operations between two groups (MPI 4.1, section 6.2.3): what one group gives, the other one gets. Data
 * pass between the groups where the standard needs them to, the rest of the way is within a group.
 */
final class InterCollectives implements Collectives {
    private static final int[] NOBODY = {};

    private final CheckedExecution execution;
    private final int[] remote;
    private final int size;
    private final int rank;

    InterCollectives(Communicator communicator, CheckedExecution execution) {
        this.execution = execution;
        this.remote = IntStream.range(0, communicator.remoteSize()).toArray();
        this.size = communicator.size();
        this.rank = communicator.rank();
    }

    @Override
    public void barrier() {
        execution.run("Barrier", Used.nothing(), peers -> {
            Barrier.run(peers.local());
            swap(peers, Peers.NOTHING, Peers.NOTHING);
            Broadcast.run(peers.local(), Peers.NOTHING, 0);
        });
    }

    @Override
    public void bcast(UserBuffer buffer, int root) {
        if (gives(root)) {
            Checks.buffer(buffer, "buffer");
            execution.run("Bcast", Used.nothing().leaves(buffer), peers -> peers.send(buffer, 0));
        } else if (root == Communicator.PROC_NULL) {
            execution.run("Bcast", Used.nothing(), peers -> {});
        } else {
            Checks.buffer(buffer, "buffer");
            execution.run("Bcast", Used.nothing().comes(buffer), peers -> {
                if (rank == 0) {
                    peers.receive(buffer, root);
                }
                peers.heed();
                Broadcast.run(peers.local(), buffer, 0);
            });
        }
    }

    @Override
    public void gather(UserBuffer send, UserBuffer recv, int root) {
        Blocks into = gives(root) ? Blocks.equal(recv, "receive buffer", remote.length) : null;
        gather("Gather", send, into, root);
    }

    @Override
    public void gatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs, int root) {
        gather("Gatherv", send, gives(root) ? blocks(recv, "receive buffer", counts, displs) : null, root);
    }

    private void gather(String name, UserBuffer send, Blocks recv, int root) {
        if (recv != null) {
            Neighbors all = new Neighbors(remote, NOBODY, false);
            execution.run(
                    name, Used.nothing().comes(recv), peers -> all.exchange(peers, k -> Peers.NOTHING, recv::block));
        } else if (root == Communicator.PROC_NULL) {
            execution.run(name, Used.nothing(), peers -> {});
        } else {
            Checks.buffer(send, "send buffer");
            execution.run(name, Used.nothing().leaves(send), peers -> peers.send(send, root));
        }
    }

    @Override
    public void scatter(UserBuffer send, UserBuffer recv, int root) {
        Blocks from = gives(root) ? Blocks.equal(send, "send buffer", remote.length) : null;
        scatter("Scatter", from, recv, root);
    }

    @Override
    public void scatterv(UserBuffer send, int[] counts, int[] displs, UserBuffer recv, int root) {
        scatter("Scatterv", gives(root) ? blocks(send, "send buffer", counts, displs) : null, recv, root);
    }

    private void scatter(String name, Blocks send, UserBuffer recv, int root) {
        if (send != null) {
            Neighbors all = new Neighbors(NOBODY, remote, false);
            execution.run(
                    name, Used.nothing().leaves(send), peers -> all.exchange(peers, send::block, k -> Peers.NOTHING));
        } else if (root == Communicator.PROC_NULL) {
            execution.run(name, Used.nothing(), peers -> {});
        } else {
            Checks.buffer(recv, "receive buffer");
            execution.run(name, Used.nothing().comes(recv), peers -> peers.receive(recv, root));
        }
    }

    @Override
    public void allgather(UserBuffer send, UserBuffer recv) {
        Checks.buffer(send, "send buffer");
        Blocks into = Blocks.equal(recv, "receive buffer", remote.length);
        execution.run(
                "Allgather",
                Used.nothing().leaves(send).comes(into),
                peers -> everybody().exchange(peers, k -> send, into::block));
    }

    @Override
    public void allgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        Checks.buffer(send, "send buffer");
        Blocks into = blocks(recv, "receive buffer", counts, displs);
        execution.run(
                "Allgatherv",
                Used.nothing().leaves(send).comes(into),
                peers -> everybody().exchange(peers, k -> send, into::block));
    }

    @Override
    public void alltoall(UserBuffer send, UserBuffer recv) {
        Blocks from = Blocks.equal(send, "send buffer", remote.length);
        Blocks into = Blocks.equal(recv, "receive buffer", remote.length);
        execution.run(
                "Alltoall",
                Used.nothing().leaves(from).comes(into),
                peers -> everybody().exchange(peers, from::block, into::block));
    }

    @Override
    public void alltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        Blocks from = blocks(send, "send buffer", sendCounts, sendDispls);
        Blocks into = blocks(recv, "receive buffer", recvCounts, recvDispls);
        execution.run(
                "Alltoallv",
                Used.nothing().leaves(from).comes(into),
                peers -> everybody().exchange(peers, from::block, into::block));
    }

    @Override
    public void alltoallw(UserBuffer[] send, UserBuffer[] recv) {
        Used used = Used.nothing();
        for (UserBuffer leaving : Checks.buffers(send, remote.length, "send buffer")) {
            used.leaves(leaving);
        }
        for (UserBuffer coming : Checks.buffers(recv, remote.length, "receive buffer")) {
            used.comes(coming);
        }
        execution.run("Alltoallw", used, peers -> everybody().exchange(peers, r -> send[r], r -> recv[r]));
    }

    @Override
    public void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root) {
        if (gives(root)) {
            Checks.op(op, Checks.buffer(recv, "receive buffer"), recv);
            execution.run("Reduce", Used.nothing().comes(recv), peers -> peers.receive(recv, 0));
        } else if (root == Communicator.PROC_NULL) {
            execution.run("Reduce", Used.nothing(), peers -> {});
        } else {
            Checks.op(op, Checks.buffer(send, "send buffer"), null);
            execution.run("Reduce", Used.nothing().leaves(send), peers -> {
                UserBuffer result = ReductionTree.run(peers.local(), send, op);
                peers.heed();
                if (result != null) {
                    peers.send(result, root);
                }
            });
        }
    }

    @Override
    public void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op) {
        Checks.buffer(recv, "receive buffer");
        Checks.op(op, Checks.buffer(send, "send buffer"), recv);
        execution.run("Allreduce", Used.nothing().leaves(send).comes(recv), peers -> {
            swap(peers, ReductionTree.run(peers.local(), send, op), recv);
            Broadcast.run(peers.local(), recv, 0);
        });
    }

    @Override
    public void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op) {
        Checks.buffer(recv, "receive buffer");
        Blocks shape = Blocks.packed(Checks.buffer(send, "send buffer"), counts, size);
        UserBuffer mine = recv.slice(0, counts[rank]);
        Checks.op(op, send, recv);
        execution.run("Reduce_scatter", Used.nothing().leaves(shape).comes(mine), peers -> {
            UserBuffer theirs = rank == 0 ? Scratch.like(shape.whole()) : null;
            swap(peers, ReductionTree.run(peers.local(), shape.whole(), op), theirs);
            if (rank == 0) {
                Scatter.atRoot(peers.local(), Blocks.of(theirs, counts, shape.displs()), mine);
            } else {
                peers.local().receive(mine, 0);
            }
        });
    }

    @Override
    public void scan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        throw noSuch("scan");
    }

    @Override
    public void exscan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        throw noSuch("exscan");
    }

    @Override
    public void neighborAllgather(UserBuffer send, UserBuffer recv) {
        throw noSuch("neighborAllgather");
    }

    @Override
    public void neighborAllgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        throw noSuch("neighborAllgatherv");
    }

    @Override
    public void neighborAlltoall(UserBuffer send, UserBuffer recv) {
        throw noSuch("neighborAlltoall");
    }

    @Override
    public void neighborAlltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        throw noSuch("neighborAlltoallv");
    }

    private static MpiError noSuch(String operation) {
        return new MpiError(ErrorClass.COMM, operation + " on an intercommunicator");
    }

    /** The two first ranks exchange data. */
    private void swap(Peers peers, UserBuffer out, UserBuffer in) {
        peers.heed();
        if (rank == 0) {
            peers.exchange(out, 0, in, 0);
        }
        peers.heed();
    }

    private Neighbors everybody() {
        return new Neighbors(remote, remote, false);
    }

    private Blocks blocks(UserBuffer buffer, String what, int[] counts, int[] displs) {
        return Blocks.checked(Checks.buffer(buffer, what), counts, displs, remote.length);
    }

    /** Whether this rank is the root; others of its group pass {@code PROC_NULL}, the other group the root's rank. */
    private boolean gives(int root) {
        if (root != ROOT && root != Communicator.PROC_NULL) {
            Checks.root(root, remote.length);
        }
        return root == ROOT;
    }
}
