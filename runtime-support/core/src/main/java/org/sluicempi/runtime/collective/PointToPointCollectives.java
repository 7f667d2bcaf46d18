package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** The collective operations over messages of a communicator that carries nothing else. */
public final class PointToPointCollectives implements Collectives {
    private static final int BARRIER = 1;
    private static final int BCAST = 2;
    private static final int GATHER = 3;
    private static final int SCATTER = 4;
    private static final int ALLGATHER = 5;
    private static final int ALLTOALL = 6;
    private static final int REDUCE = 7;
    private static final int SCAN = 8;

    private final Communicator context;

    /** @param context a communicator whose messages nobody else sends or receives */
    public PointToPointCollectives(Communicator context) {
        this.context = context;
    }

    @Override
    public void barrier() {
        Barrier.run(peers(BARRIER));
    }

    @Override
    public void bcast(UserBuffer buffer, int root) {
        checkRoot(root);
        Broadcast.run(peers(BCAST), checked(buffer, "buffer"), root);
    }

    @Override
    public void gather(UserBuffer send, UserBuffer recv, int root) {
        gather(send, isRoot(root) ? equal(checked(recv, "receive buffer")) : null, root);
    }

    @Override
    public void gatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs, int root) {
        gather(send, isRoot(root) ? blocks(recv, "receive buffer", counts, displs) : null, root);
    }

    @Override
    public void scatter(UserBuffer send, UserBuffer recv, int root) {
        scatter(isRoot(root) ? equal(checked(send, "send buffer")) : null, recv, root);
    }

    @Override
    public void scatterv(UserBuffer send, int[] counts, int[] displs, UserBuffer recv, int root) {
        scatter(isRoot(root) ? blocks(send, "send buffer", counts, displs) : null, recv, root);
    }

    @Override
    public void allgather(UserBuffer send, UserBuffer recv) {
        Allgather.run(peers(ALLGATHER), send, equal(checked(recv, "receive buffer")));
    }

    @Override
    public void allgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        Allgather.run(peers(ALLGATHER), send, blocks(recv, "receive buffer", counts, displs));
    }

    @Override
    public void alltoall(UserBuffer send, UserBuffer recv) {
        alltoall(send == null ? null : equal(send), equal(checked(recv, "receive buffer")));
    }

    @Override
    public void alltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        alltoall(
                send == null ? null : blocks(send, "send buffer", sendCounts, sendDispls),
                blocks(recv, "receive buffer", recvCounts, recvDispls));
    }

    @Override
    public void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root) {
        UserBuffer into = isRoot(root) ? checked(recv, "receive buffer") : recv;
        UserBuffer result = tree(operand(send, recv), op);
        Peers peers = peers(REDUCE);
        if (peers.rank() == 0 && root != 0) {
            peers.send(result, root);
        } else if (peers.rank() == root) {
            deliver(peers, result, into);
        }
    }

    @Override
    public void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op) {
        checked(recv, "receive buffer");
        UserBuffer result = tree(operand(send, recv), op);
        Peers peers = peers(BCAST);
        if (result != null) {
            peers.copy(result, recv);
        }
        Broadcast.run(peers, recv, 0);
    }

    @Override
    public void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op) {
        checked(recv, "receive buffer");
        UserBuffer operand = operand(send, recv);
        Blocks shape = Blocks.packed(operand, counts, context.size());
        int last = context.size() - 1;
        UserBuffer whole = operand.slice(0, shape.displs()[last] + counts[last]);
        UserBuffer result = tree(whole, op);
        UserBuffer mine = recv.slice(0, counts[context.rank()]);
        scatter(result == null ? null : Blocks.of(result, counts, shape.displs()), mine, 0);
    }

    @Override
    public void scan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        prefix(send, recv, op, false);
    }

    @Override
    public void exscan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        prefix(send, recv, op, true);
    }

    private void gather(UserBuffer send, Blocks recv, int root) {
        Peers peers = peers(GATHER);
        if (recv == null) {
            peers.send(checked(send, "send buffer"), root);
        } else {
            Gather.atRoot(peers, send, recv);
        }
    }

    private void scatter(Blocks send, UserBuffer recv, int root) {
        Peers peers = peers(SCATTER);
        if (send == null) {
            peers.receive(checked(recv, "receive buffer"), root);
        } else {
            Scatter.atRoot(peers, send, recv);
        }
    }

    private void alltoall(Blocks send, Blocks recv) {
        Peers peers = peers(ALLTOALL);
        if (send == null) {
            Alltoall.inPlace(peers, recv);
        } else {
            Alltoall.run(peers, send, recv);
        }
    }

    private void prefix(UserBuffer send, UserBuffer recv, ReduceOp op, boolean exclusive) {
        checked(recv, "receive buffer");
        PrefixChain.run(peers(SCAN), operand(send, recv), recv, checked(op), exclusive);
    }

    /** The result at rank 0, null elsewhere. */
    private UserBuffer tree(UserBuffer operand, ReduceOp op) {
        return ReductionTree.run(peers(REDUCE), operand, checked(op));
    }

    private static void deliver(Peers peers, UserBuffer result, UserBuffer into) {
        if (result != null) {
            peers.copy(result, into);
        } else {
            peers.receive(into, 0);
        }
    }

    private static UserBuffer operand(UserBuffer send, UserBuffer recv) {
        return checked(send == null ? recv : send, "send buffer");
    }

    private Peers peers(int tag) {
        return new Peers(context, tag);
    }

    private Blocks equal(UserBuffer buffer) {
        return Blocks.equal(buffer, context.size());
    }

    private Blocks blocks(UserBuffer buffer, String what, int[] counts, int[] displs) {
        return Blocks.checked(checked(buffer, what), counts, displs, context.size());
    }

    private boolean isRoot(int root) {
        checkRoot(root);
        return context.rank() == root;
    }

    private void checkRoot(int root) {
        if (root < 0 || root >= context.size()) {
            throw new MpiError(
                    ErrorClass.ROOT, "root " + root + " is no rank of this communicator: 0.." + (context.size() - 1));
        }
    }

    private static ReduceOp checked(ReduceOp op) {
        if (op == null) {
            throw new MpiError(ErrorClass.OP, "the operation is null");
        }
        return op;
    }

    private static UserBuffer checked(UserBuffer buffer, String what) {
        if (buffer == null) {
            throw new MpiError(ErrorClass.BUFFER, "the " + what + " is missing");
        }
        if (buffer.count() < 0) {
            throw new MpiError(ErrorClass.COUNT, "negative count: " + buffer.count());
        }
        return buffer;
    }
}
