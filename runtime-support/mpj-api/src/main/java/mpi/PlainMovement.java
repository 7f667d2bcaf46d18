package mpi;

import java.util.Arrays;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;

/**
 * The collective operations on primitive arrays. Where a program names one place as send and as receive buffer, the
 * operation is in place, which the standard would have it say otherwise and old programs do not.
 */
final class PlainMovement implements Movement {
    private final Collectives all;
    private final int rank;

    PlainMovement(Communicator communicator) {
        all = communicator.collectives();
        rank = communicator.rank();
    }

    @Override
    public void bcast(Block buffer, int root) {
        all.bcast(buffer.core(), root);
    }

    @Override
    public void gather(Block send, Block recv, int root) {
        boolean inPlace = rank == root && send.samePlace(recv, rank * recv.count());
        all.gather(inPlace ? null : send.core(), recv.core(), root);
    }

    @Override
    public void gatherv(Block send, Block recv, int[] counts, int[] displs, int root) {
        boolean inPlace = rank == root && send.samePlace(recv, displs, rank);
        all.gatherv(inPlace ? null : send.core(), recv.core(), counts, displs, root);
    }

    @Override
    public void scatter(Block send, Block recv, int root) {
        boolean inPlace = rank == root && recv.samePlace(send, rank * send.count());
        all.scatter(send.core(), inPlace ? null : recv.core(), root);
    }

    @Override
    public void scatterv(Block send, int[] counts, int[] displs, Block recv, int root) {
        boolean inPlace = rank == root && recv.samePlace(send, displs, rank);
        all.scatterv(send.core(), counts, displs, inPlace ? null : recv.core(), root);
    }

    @Override
    public void allgather(Block send, Block recv) {
        all.allgather(send.samePlace(recv, rank * recv.count()) ? null : send.core(), recv.core());
    }

    @Override
    public void allgatherv(Block send, Block recv, int[] counts, int[] displs) {
        all.allgatherv(send.samePlace(recv, displs, rank) ? null : send.core(), recv.core(), counts, displs);
    }

    @Override
    public void alltoall(Block send, Block recv) {
        all.alltoall(apart(send, recv).core(), recv.core());
    }

    @Override
    public void alltoallv(
            Block send, int[] sendCounts, int[] sendDispls, Block recv, int[] recvCounts, int[] recvDispls) {
        boolean inPlace = send.samePlace(recv, 0)
                && Arrays.equals(sendCounts, recvCounts)
                && Arrays.equals(sendDispls, recvDispls);
        Block from = inPlace ? apart(send, recv) : send;
        all.alltoallv(from.core(), sendCounts, sendDispls, recv.core(), recvCounts, recvDispls);
    }

    /**
     * Libraries exchange in place by another algorithm, which all ranks must have asked for. Nobody has here: a rank that sends and
     * receives nothing may name one place for both, or not, whatever the others do.
     */
    private static Block apart(Block send, Block recv) {
        return send.samePlace(recv, 0) ? send.copied() : send;
    }

    @Override
    public void reduce(Block send, Block recv, Op op, int root) {
        boolean inPlace = rank == root && send.samePlace(recv, 0);
        all.reduce(inPlace ? null : send.core(), recv.core(), op.core(), root);
    }

    @Override
    public void allreduce(Block send, Block recv, Op op) {
        all.allreduce(send.samePlace(recv, 0) ? null : send.core(), recv.core(), op.core());
    }

    @Override
    public void reduceScatter(Block send, Block recv, int[] counts, Op op) {
        all.reduceScatter(send.core(), recv.core(), counts, op.core());
    }

    @Override
    public void scan(Block send, Block recv, Op op) {
        all.scan(send.samePlace(recv, 0) ? null : send.core(), recv.core(), op.core());
    }
}
