package programs;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.UserFunction;
import org.sluicempi.facetest.Check;

/** Each nonblocking collective operation gives what the blocking one does, several at once and overlapped by others. */
public final class Started {
    private final Intracomm comm = MPI.COMM_WORLD;
    private final int rank = comm.getRank();
    private final int size = comm.getSize();

    private Started() throws MPIException {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        Started test = new Started();
        test.rooted();
        test.varying();
        test.everywhere();
        test.inPlace();
        test.reductions();
        test.scans();
        test.operations();
        MPI.Finalize();
        Check.report();
    }

    private static IntBuffer ints(int... values) {
        return MPI.newIntBuffer(values.length).put(0, values);
    }

    private static int[] array(IntBuffer buffer) {
        int[] array = new int[buffer.capacity()];
        buffer.get(0, array);
        return array;
    }

    private int[] each(java.util.function.IntUnaryOperator value) {
        int[] all = new int[size];
        Arrays.setAll(all, value);
        return all;
    }

    private void rooted() throws MPIException {
        int root = size - 1;
        IntBuffer data = ints(rank == root ? 42 : 0);
        IntBuffer gathered = ints(new int[size]);
        IntBuffer dealt = ints(each(r -> 7 * r));
        IntBuffer mine = ints(0);
        IntBuffer sum = ints(0);
        Request[] all = {
            comm.iBcast(data, 1, MPI.INT, root),
            comm.iGather(ints(rank), 1, MPI.INT, gathered, 1, MPI.INT, root),
            comm.iScatter(dealt, 1, MPI.INT, mine, 1, MPI.INT, root),
            comm.iReduce(ints(rank), sum, 1, MPI.INT, MPI.SUM, root),
            comm.iBarrier(),
        };
        comm.barrier();
        Request.waitAll(all);
        Check.same(42, data.get(0), "iBcast");
        Check.same(7 * rank, mine.get(0), "iScatter");
        if (rank == root) {
            Check.same(each(r -> r), array(gathered), "iGather");
            Check.same(size * (size - 1) / 2, sum.get(0), "iReduce");
        }
    }

    private void varying() throws MPIException {
        int[] counts = each(r -> 1);
        int[] displs = each(r -> size - 1 - r);
        IntBuffer all = ints(new int[size]);
        Request gather = rank == 0
                ? comm.iGatherv(ints(rank + 1), 1, MPI.INT, all, counts, displs, MPI.INT, 0)
                : comm.iGatherv(ints(rank + 1), 1, MPI.INT, 0);
        gather.waitFor();
        if (rank == 0) {
            Check.same(each(r -> size - r), array(all), "iGatherv");
        }
        IntBuffer one = ints(0);
        Request scatter = rank == 0
                ? comm.iScatterv(all, counts, displs, MPI.INT, one, 1, MPI.INT, 0)
                : comm.iScatterv(one, 1, MPI.INT, 0);
        scatter.waitFor();
        Check.same(rank + 1, one.get(0), "iScatterv");
        comm.iAllGatherv(ints(rank), 1, MPI.INT, all, counts, displs, MPI.INT).waitFor();
        Check.same(each(r -> size - 1 - r), array(all), "iAllGatherv");
        IntBuffer back = ints(new int[size]);
        comm.iAllToAllv(ints(each(r -> 10 * rank + r)), counts, displs, MPI.INT, back, counts, displs, MPI.INT)
                .waitFor();
        Check.same(each(r -> 10 * (size - 1 - r) + size - 1 - rank), array(back), "iAllToAllv");
    }

    private void everywhere() throws MPIException {
        IntBuffer all = ints(new int[size]);
        Request gather = comm.iAllGather(ints(rank), 1, MPI.INT, all, 1, MPI.INT);
        IntBuffer swapped = ints(new int[size]);
        Request swap = comm.iAllToAll(ints(each(r -> 10 * rank + r)), 1, MPI.INT, swapped, 1, MPI.INT);
        while (!Request.testAll(new Request[] {gather, swap})) {
            Thread.onSpinWait();
        }
        Check.same(each(r -> r), array(all), "iAllGather");
        Check.same(each(r -> 10 * r + rank), array(swapped), "iAllToAll");
        Datatype[] types = new Datatype[size];
        Arrays.fill(types, MPI.DOUBLE);
        int[] bytes = each(r -> 8 * r);
        DoubleBuffer out = MPI.newDoubleBuffer(size);
        DoubleBuffer in = MPI.newDoubleBuffer(size);
        for (int r = 0; r < size; r++) {
            out.put(r, rank + r / 10.0);
        }
        comm.allToAllw(out, each(r -> 1), bytes, types, in, each(r -> 1), bytes, types);
        Check.same(size - 1 + rank / 10.0, in.get(size - 1), "allToAllw");
        in.put(0, 0);
        comm.iAllToAllw(out, each(r -> 1), bytes, types, in, each(r -> 1), bytes, types)
                .waitFor();
        Check.same(rank / 10.0, in.get(0), "iAllToAllw");
    }

    private void inPlace() throws MPIException {
        IntBuffer all = ints(each(r -> r == rank ? 5 * rank : -1));
        comm.iAllGather(all, 1, MPI.INT).waitFor();
        Check.same(each(r -> 5 * r), array(all), "iAllGather in place");
        IntBuffer own = rank == 0 ? ints(each(r -> r == 0 ? 100 : 0)) : ints(100 + rank);
        comm.iGather(own, 1, MPI.INT, 0).waitFor();
        if (rank == 0) {
            Check.same(each(r -> 100 + r), array(own), "iGather in place");
        }
        IntBuffer part = rank == 0 ? ints(each(r -> 3 * r)) : ints(0);
        comm.iScatter(part, 1, MPI.INT, 0).waitFor();
        Check.same(3 * rank, part.get(0), "iScatter in place");
        IntBuffer sum = ints(rank);
        comm.iReduce(sum, 1, MPI.INT, MPI.SUM, 0).waitFor();
        Check.same(rank == 0 ? size * (size - 1) / 2 : rank, sum.get(0), "iReduce in place");
        IntBuffer most = ints(rank);
        comm.iAllReduce(most, 1, MPI.INT, MPI.MAX).waitFor();
        Check.same(size - 1, most.get(0), "iAllReduce in place");
    }

    private void reductions() throws MPIException {
        IntBuffer sum = ints(0);
        comm.iAllReduce(ints(rank), sum, 1, MPI.INT, MPI.SUM).waitFor();
        Check.same(size * (size - 1) / 2, sum.get(0), "iAllReduce");
        int[] ones = each(r -> 1);
        comm.iReduceScatter(ints(each(r -> r)), sum, ones, MPI.INT, MPI.SUM).waitFor();
        Check.same(size * rank, sum.get(0), "iReduceScatter");
        comm.iReduceScatterBlock(ints(each(r -> r + 1)), sum, 1, MPI.INT, MPI.SUM)
                .waitFor();
        Check.same(size * (rank + 1), sum.get(0), "iReduceScatterBlock");
        IntBuffer own = ints(each(r -> r));
        comm.iReduceScatter(own, ones, MPI.INT, MPI.SUM).waitFor();
        Check.same(size * rank, own.get(0), "iReduceScatter in place");
        own = ints(each(r -> r));
        comm.iReduceScatterBlock(own, 1, MPI.INT, MPI.SUM).waitFor();
        Check.same(size * rank, own.get(0), "iReduceScatterBlock in place");
        int[] block = each(r -> r);
        comm.reduceScatterBlock(block, 1, MPI.INT, MPI.SUM);
        Check.same(size * rank, block[0], "reduceScatterBlock in place");
    }

    private void scans() throws MPIException {
        IntBuffer upTo = ints(0);
        comm.iScan(ints(rank), upTo, 1, MPI.INT, MPI.SUM).waitFor();
        Check.same(rank * (rank + 1) / 2, upTo.get(0), "iScan");
        IntBuffer own = ints(rank);
        comm.iScan(own, 1, MPI.INT, MPI.SUM).waitFor();
        Check.same(rank * (rank + 1) / 2, own.get(0), "iScan in place");
        IntBuffer before = ints(-1);
        comm.iExScan(ints(rank), before, 1, MPI.INT, MPI.SUM).waitFor();
        Check.same(rank == 0 ? -1 : rank * (rank - 1) / 2, before.get(0), "iExScan");
        own = ints(rank);
        comm.iExScan(own, 1, MPI.INT, MPI.SUM).waitFor();
        Check.same(rank == 0 ? 0 : rank * (rank - 1) / 2, own.get(0), "iExScan in place");
    }

    /** The program's own operations, in both forms, on plain data and on structs. */
    private void operations() throws MPIException {
        Op arrays = new Op(
                new UserFunction() {
                    @Override
                    public void call(Object in, Object inOut, int count, Datatype type) {
                        for (int k = 0; k < count; k++) {
                            ((int[]) inOut)[k] += ((int[]) in)[k];
                        }
                    }
                },
                true);
        Op buffers = new Op(
                new UserFunction() {
                    @Override
                    public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype type) {
                        for (int k = 0; k < count; k++) {
                            inOut.putInt(4 * k, in.getInt(4 * k) + inOut.getInt(4 * k));
                        }
                    }
                },
                true);
        for (Op op : new Op[] {arrays, buffers}) {
            int[] sums = {0, 0};
            comm.allReduce(new int[] {rank, 1}, sums, 2, MPI.INT, op);
            Check.same(new int[] {size * (size - 1) / 2, size}, sums, "a program's operation");
            Check.that(op.isCommutative() && !op.isNull(), "commutative");
        }
        byte[] pair = new byte[8];
        MPI.int2.<mpi.Int2.Data>getData(pair).putIndex(1);
        comm.allReduce(pair, 1, MPI.INT2, new Op(new AddsSecondInts(), true));
        Check.same(size, MPI.int2.<mpi.Int2.Data>getData(pair).getIndex(), "an operation on structs");
        int[] into = {1, 2};
        mpi.Comm.reduceLocal(ints(10, 20), into, 2, MPI.INT, MPI.SUM);
        Check.same(new int[] {11, 22}, into, "reduceLocal");
        mpi.Comm.reduceLocal(new int[] {1, 1}, into, 2, MPI.INT, buffers);
        Check.same(new int[] {12, 23}, into, "reduceLocal by the program");
        arrays.free();
        Check.that(arrays.isNull(), "freed");
        Check.fails(MPIException.class, () -> MPI.SUM.free(), "freeing a predefined operation");
    }

    /** Sees a struct's elements as bytes. */
    private static final class AddsSecondInts extends UserFunction {
        @Override
        public void call(Object in, Object inOut, int count, Datatype type) throws MPIException {
            Check.same(8, type.getExtent(), "the datatype of the call");
            ByteBuffer from = MPI.slice((byte[]) in, 0);
            ByteBuffer to = MPI.slice((byte[]) inOut, 0);
            for (int k = 0; k < count; k++) {
                to.putInt(8 * k + 4, from.getInt(8 * k + 4) + to.getInt(8 * k + 4));
            }
        }
    }
}
