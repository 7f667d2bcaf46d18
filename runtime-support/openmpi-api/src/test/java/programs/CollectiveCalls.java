package programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.UserFunction;
import org.sluicempi.facetest.Check;

/** Every collective call and its in-place form: do the arguments arrive where they belong? */
public final class CollectiveCalls {
    private final Intracomm comm = MPI.COMM_WORLD;
    private final int rank = comm.getRank();
    private final int size = comm.getSize();
    private final int[] counts = IntStream.range(0, size).map(r -> r + 1).toArray();
    private final int[] displs =
            IntStream.range(0, size).map(r -> r * (r + 1) / 2).toArray();
    private final int total = IntStream.of(counts).sum();

    private CollectiveCalls() throws MPIException {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        MPI.COMM_SELF.setErrhandler(MPI.ERRORS_RETURN);
        CollectiveCalls test = new CollectiveCalls();
        for (Typed typed : Typed.ALL) {
            for (int root = 0; root < test.size; root++) {
                test.rooted(typed, root);
            }
            test.unrooted(typed);
        }
        for (int root = 0; root < test.size; root++) {
            test.reduceTo(root);
        }
        test.reduceEverywhere();
        test.operations();
        MPI.Finalize();
        Check.report();
    }

    /** The concatenation of what all ranks have: of each 2 elements, or {@code counts}. */
    private Object all(Typed typed, boolean varying) {
        Object all = typed.array(varying ? total : 2 * size, 0);
        for (int r = 0; r < size; r++) {
            int n = varying ? counts[r] : 2;
            System.arraycopy(typed.array(n, 10 * r), 0, all, varying ? displs[r] : 2 * r, n);
        }
        return all;
    }

    private void rooted(Typed typed, int root) throws MPIException {
        boolean atRoot = rank == root;
        Object data = typed.array(3, rank);
        comm.bcast(data, 3, typed.type(), root);
        Check.same(typed.array(3, root), data, "bcast");

        Object own = typed.array(2, 10 * rank);
        Object into = atRoot ? typed.array(2 * size, 77) : null;
        comm.gather(own, 2, typed.type(), into, 2, typed.type(), root);
        Check.same(atRoot ? all(typed, false) : null, into, "gather");
        Object inPlace = atRoot ? typed.array(2 * size, 77) : own;
        if (atRoot) {
            System.arraycopy(own, 0, inPlace, 2 * rank, 2);
        }
        comm.gather(inPlace, 2, typed.type(), root);
        Check.same(atRoot ? all(typed, false) : own, inPlace, "gather in place");

        Object varying = typed.array(counts[rank], 10 * rank);
        into = atRoot ? typed.array(total, 77) : null;
        comm.gatherv(varying, counts[rank], typed.type(), into, counts, displs, typed.type(), root);
        Check.same(atRoot ? all(typed, true) : null, into, "gatherv");
        if (atRoot) {
            into = typed.array(total, 77);
            System.arraycopy(varying, 0, into, displs[rank], counts[rank]);
            comm.gatherv(into, counts, displs, typed.type(), root);
            Check.same(all(typed, true), into, "gatherv in place");
        } else {
            comm.gatherv(varying, counts[rank], typed.type(), root);
        }

        Object from = atRoot ? all(typed, false) : null;
        Object part = typed.array(2, 77);
        comm.scatter(from, 2, typed.type(), part, 2, typed.type(), root);
        Check.same(own, part, "scatter");
        Object both = atRoot ? from : typed.array(2, 77);
        comm.scatter(both, 2, typed.type(), root);
        Check.same(atRoot ? from : own, both, "scatter in place");

        part = typed.array(counts[rank], 77);
        comm.scatterv(
                atRoot ? all(typed, true) : null, counts, displs, typed.type(), part, counts[rank], typed.type(), root);
        Check.same(varying, part, "scatterv");
        if (atRoot) {
            comm.scatterv(all(typed, true), counts, displs, typed.type(), root);
        } else {
            part = typed.array(counts[rank], 77);
            comm.scatterv(part, counts[rank], typed.type(), root);
            Check.same(varying, part, "scatterv in place");
        }
    }

    private void unrooted(Typed typed) throws MPIException {
        Object own = typed.array(2, 10 * rank);
        Object into = typed.array(2 * size, 77);
        comm.allGather(own, 2, typed.type(), into, 2, typed.type());
        Check.same(all(typed, false), into, "allGather");
        into = typed.array(2 * size, 77);
        System.arraycopy(own, 0, into, 2 * rank, 2);
        comm.allGather(into, 2, typed.type());
        Check.same(all(typed, false), into, "allGather in place");

        Object varying = typed.array(counts[rank], 10 * rank);
        into = typed.array(total, 77);
        comm.allGatherv(varying, counts[rank], typed.type(), into, counts, displs, typed.type());
        Check.same(all(typed, true), into, "allGatherv");
        into = typed.array(total, 77);
        System.arraycopy(varying, 0, into, displs[rank], counts[rank]);
        comm.allGatherv(into, counts, displs, typed.type());
        Check.same(all(typed, true), into, "allGatherv in place");

        Object out = typed.array(size, size * rank);
        Object expected = typed.array(size, 0);
        for (int r = 0; r < size; r++) {
            System.arraycopy(typed.array(size, size * r), rank, expected, r, 1);
        }
        into = typed.array(size, 77);
        comm.allToAll(out, 1, typed.type(), into, 1, typed.type());
        Check.same(expected, into, "allToAll");
        int[] ones = IntStream.range(0, size).map(r -> 1).toArray();
        int[] places = IntStream.range(0, size).toArray();
        int[] reversed = IntStream.range(0, size).map(r -> size - 1 - r).toArray();
        Object backwards = typed.array(size, 77);
        comm.allToAllv(out, ones, places, typed.type(), backwards, ones, reversed, typed.type());
        for (int r = 0; r < size; r++) {
            System.arraycopy(backwards, size - 1 - r, into, r, 1);
        }
        Check.same(expected, into, "allToAllv");
    }

    private void reduceTo(int root) throws MPIException {
        boolean atRoot = rank == root;
        int[] sum = atRoot ? new int[2] : null;
        comm.reduce(new int[] {rank, 1}, sum, 2, MPI.INT, MPI.SUM, root);
        Check.same(atRoot ? new int[] {size * (size - 1) / 2, size} : null, sum, "reduce");
        double[] inPlace = {rank + 1, -rank};
        comm.reduce(inPlace, 2, MPI.DOUBLE, MPI.MAX, root);
        Check.same(atRoot ? new double[] {size, 0} : new double[] {rank + 1, -rank}, inPlace, "reduce in place");
    }

    private void reduceEverywhere() throws MPIException {
        IntBuffer sum = MPI.newIntBuffer(1);
        comm.allReduce(MPI.slice(new int[] {9, rank}, 1), sum, 1, MPI.INT, MPI.SUM);
        Check.same(size * (size - 1) / 2, sum.get(0), "allReduce on buffers");
        long[] product = {rank + 1};
        comm.allReduce(product, 1, MPI.LONG, MPI.PROD);
        Check.same(LongStream.rangeClosed(1, size).reduce(1, (a, b) -> a * b), product[0], "allReduce in place");

        int[] operand = IntStream.range(0, total).map(k -> k * (rank + 1)).toArray();
        int ranks = size * (size + 1) / 2;
        int[] mine = IntStream.range(0, counts[rank])
                .map(k -> (displs[rank] + k) * ranks)
                .toArray();
        int[] part = new int[counts[rank]];
        comm.reduceScatter(operand, part, counts, MPI.INT, MPI.SUM);
        Check.same(mine, part, "reduceScatter");
        int[] both = operand.clone();
        comm.reduceScatter(both, counts, MPI.INT, MPI.SUM);
        Check.same(mine, Arrays.copyOf(both, counts[rank]), "reduceScatter in place");
        int[] block = new int[1];
        comm.reduceScatterBlock(IntStream.range(0, size).toArray(), block, 1, MPI.INT, MPI.SUM);
        Check.same(rank * size, block[0], "reduceScatterBlock");
        int[] blocks = IntStream.range(0, size).toArray();
        comm.reduceScatterBlock(blocks, 1, MPI.INT, MPI.SUM);
        Check.same(rank * size, blocks[0], "reduceScatterBlock in place");

        int[] prefix = new int[1];
        comm.scan(new int[] {rank + 1}, prefix, 1, MPI.INT, MPI.SUM);
        Check.same((rank + 1) * (rank + 2) / 2, prefix[0], "scan");
        int[] own = {rank + 1};
        comm.scan(own, 1, MPI.INT, MPI.SUM);
        Check.same((rank + 1) * (rank + 2) / 2, own[0], "scan in place");
        prefix[0] = -1;
        comm.exScan(new int[] {rank + 1}, prefix, 1, MPI.INT, MPI.SUM);
        Check.same(rank == 0 ? -1 : rank * (rank + 1) / 2, prefix[0], "exScan");
        own[0] = rank + 1;
        comm.exScan(own, 1, MPI.INT, MPI.SUM);
        Check.same(rank == 0 ? 1 : rank * (rank + 1) / 2, own[0], "exScan in place");
    }

    private void operations() throws MPIException {
        boolean[] truth = {rank == 0, true};
        comm.allReduce(truth, 2, MPI.BOOLEAN, MPI.LAND);
        Check.same(new boolean[] {size == 1, true}, truth, "LAND");
        int[] bits = {1 << rank};
        comm.allReduce(bits, 1, MPI.INT, MPI.BOR);
        Check.same((1 << size) - 1, bits[0], "BOR");
        int[] least = {-rank, rank};
        comm.allReduce(least, 1, MPI.INT2, MPI.MINLOC);
        Check.same(new int[] {1 - size, size - 1}, least, "MINLOC");

        Op keepLeft = new Op(
                new UserFunction() {
                    @Override
                    public void call(Object in, Object inOut, int count, mpi.Datatype type) {
                        System.arraycopy(in, 0, inOut, 0, count);
                    }
                },
                false);
        Check.that(!keepLeft.isCommutative(), "commute flag");
        double[] first = {rank + 0.5};
        comm.allReduce(first, 1, MPI.DOUBLE, keepLeft);
        Check.same(0.5, first[0], "user operation in rank order");
        keepLeft.free();
        Check.that(keepLeft.isNull(), "freed operation");
        MPIException undefined = Check.fails(
                MPIException.class, () -> MPI.COMM_SELF.allReduce(first, 1, MPI.DOUBLE, keepLeft), "null operation");
        Check.same(MPI.ERR_OP, undefined.getErrorClass(), "null operation");
        MPIException root =
                Check.fails(MPIException.class, () -> comm.bcast(first, 1, MPI.DOUBLE, size), "no such root");
        Check.same(MPI.ERR_ROOT, root.getErrorClass(), "no such root");
    }
}
