package mpi;

import java.util.Arrays;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.ObjectCollectives;

/**
 * The collective operations on objects. What a call sends is first picked out of the user's array, what it receives goes
 * to its place there last, so that derived datatypes cost nothing where there are none. Both buffers are looked at before
 * anything is sent: a rank that is refused has not taken part.
 */
final class ObjectMovement implements Movement {
    private final ObjectCollectives all;
    private final int rank;
    private final int size;

    ObjectMovement(Communicator communicator) {
        all = new ObjectCollectives(communicator, MPI.class.getClassLoader());
        rank = communicator.rank();
        size = communicator.size();
    }

    @Override
    public void bcast(Block buffer, int root) {
        ObjectBlocks landing = ObjectBlocks.of(buffer);
        all.bcast(landing.objects(), 0, landing.objects().length, root);
        if (rank != root) {
            landing.store();
        }
    }

    @Override
    public void gather(Block send, Block recv, int root) {
        gatherv(send, recv, equal(recv.count()), packed(recv.count()), root);
    }

    @Override
    public void gatherv(Block send, Block recv, int[] counts, int[] displs, int root) {
        Object[] out = picked(send);
        ObjectBlocks landing = rank == root ? landing(recv, counts, displs) : ObjectBlocks.NONE;
        all.gather(out, 0, out.length, landing.objects(), 0, landing.lengths(), landing.starts(), root);
        landing.store();
    }

    @Override
    public void scatter(Block send, Block recv, int root) {
        scatterv(send, equal(send.count()), packed(send.count()), recv, root);
    }

    @Override
    public void scatterv(Block send, int[] counts, int[] displs, Block recv, int root) {
        ObjectBlocks out = rank == root ? landing(send, counts, displs) : ObjectBlocks.NONE;
        ObjectBlocks in = ObjectBlocks.of(recv);
        all.scatter(out.objects(), 0, out.lengths(), out.starts(), in.objects(), 0, in.objects().length, root);
        in.store();
    }

    @Override
    public void allgather(Block send, Block recv) {
        allgatherv(send, recv, equal(recv.count()), packed(recv.count()));
    }

    @Override
    public void allgatherv(Block send, Block recv, int[] counts, int[] displs) {
        Object[] out = picked(send);
        ObjectBlocks landing = landing(recv, counts, displs);
        all.allgather(out, 0, out.length, landing.objects(), 0, landing.lengths(), landing.starts());
        landing.store();
    }

    @Override
    public void alltoall(Block send, Block recv) {
        alltoallv(send, equal(send.count()), packed(send.count()), recv, equal(recv.count()), packed(recv.count()));
    }

    @Override
    public void alltoallv(
            Block send, int[] sendCounts, int[] sendDispls, Block recv, int[] recvCounts, int[] recvDispls) {
        ObjectBlocks out = landing(send, sendCounts, sendDispls);
        ObjectBlocks in = landing(recv, recvCounts, recvDispls);
        all.alltoall(out.objects(), 0, out.lengths(), out.starts(), in.objects(), 0, in.lengths(), in.starts());
        in.store();
    }

    @Override
    public void reduce(Block send, Block recv, Op op, int root) {
        ObjectBlocks landing = rank == root ? ObjectBlocks.of(recv) : ObjectBlocks.NONE;
        Object[] result = all.reduce(picked(send), op.objects(), root);
        if (rank == root) {
            landing.store(result, 0);
        }
    }

    @Override
    public void allreduce(Block send, Block recv, Op op) {
        ObjectBlocks landing = ObjectBlocks.of(recv);
        landing.store(all.allreduce(picked(send), op.objects()), 0);
    }

    @Override
    public void reduceScatter(Block send, Block recv, int[] counts, Op op) {
        checkCounts(counts);
        ObjectBlocks landing = ObjectBlocks.of(recv);
        Object[] result = all.allreduce(picked(send), op.objects());
        int before = Arrays.stream(counts, 0, rank).sum();
        landing.store(result, before * recv.type().elements());
    }

    @Override
    public void scan(Block send, Block recv, Op op) {
        ObjectBlocks landing = ObjectBlocks.of(recv);
        landing.store(all.scan(picked(send), op.objects()), 0);
    }

    /** Before anything is sent: a wrong count of another rank's block is wrong here as well. */
    private void checkCounts(int[] counts) {
        for (int r = 0; r < size; r++) {
            if (counts[r] < 0) {
                throw new MpiError(ErrorClass.COUNT, "negative count of block " + r + ": " + counts[r]);
            }
        }
    }

    private static Object[] picked(Block block) {
        return block.objects().pick(block.buf(), block.offset(), block.count());
    }

    private ObjectBlocks landing(Block block, int[] counts, int[] displs) {
        if (counts == null || displs == null || counts.length < size || displs.length < size) {
            throw new MpiError(
                    ErrorClass.ARG, "one count and one displacement for each of " + size + " ranks is needed");
        }
        return ObjectBlocks.of(block, counts, displs, size);
    }

    private int[] equal(int count) {
        return all.counts(count);
    }

    private int[] packed(int count) {
        return all.displs(count);
    }
}
