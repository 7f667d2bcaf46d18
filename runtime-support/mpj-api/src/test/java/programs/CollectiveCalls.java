package programs;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.User_function;
import org.sluicempi.facetest.Check;

/** Every collective call for every type, with offsets: do the arguments arrive where they belong? */
public final class CollectiveCalls {
    private final Intracomm comm = MPI.COMM_WORLD;
    private final int rank = comm.Rank();
    private final int size = comm.Size();
    private final int[] counts = IntStream.range(0, size).map(r -> r + 1).toArray();
    private final int[] displs =
            IntStream.range(0, size).map(r -> r * (r + 1) / 2).toArray();
    private final int total = IntStream.of(counts).sum();

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        CollectiveCalls test = new CollectiveCalls();
        for (Typed typed : Typed.ALL) {
            for (int root = 0; root < test.size; root++) {
                test.rooted(typed, root);
            }
            test.unrooted(typed);
            test.transposed(typed);
            test.nowhere(typed);
        }
        for (int root = 0; root < test.size; root++) {
            test.reduceTo(root);
        }
        test.reduceEverywhere();
        test.operations();
        test.longArguments();
        test.beyondAnInt();
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

    private void rooted(Typed typed, int root) {
        boolean atRoot = rank == root;
        Object data = typed.array(4, rank);
        comm.Bcast(data, 1, 3, typed.type(), root);
        Object expected = typed.array(4, rank);
        System.arraycopy(typed.array(4, root), 1, expected, 1, 3);
        Check.same(expected, data, "Bcast of " + typed);

        Object into = atRoot ? typed.array(2 * size, 77) : null;
        comm.Gather(typed.array(3, 10 * rank - 1), 1, 2, typed.type(), into, 0, 2, typed.type(), root);
        Check.same(atRoot ? all(typed, false) : null, into, "Gather of " + typed);

        Object varying = typed.array(counts[rank] + 1, 10 * rank - 1);
        into = atRoot ? typed.array(total, 77) : null;
        comm.Gatherv(varying, 1, counts[rank], typed.type(), into, 0, counts, displs, typed.type(), root);
        Check.same(atRoot ? all(typed, true) : null, into, "Gatherv of " + typed);

        Object part = typed.array(3, 77);
        comm.Scatter(atRoot ? all(typed, false) : null, 0, 2, typed.type(), part, 1, 2, typed.type(), root);
        Check.same(shifted(typed, 2), part, "Scatter of " + typed);

        part = typed.array(counts[rank] + 1, 77);
        Object from = atRoot ? all(typed, true) : null;
        comm.Scatterv(from, 0, counts, displs, typed.type(), part, 1, counts[rank], typed.type(), root);
        Check.same(shifted(typed, counts[rank]), part, "Scatterv of " + typed);
    }

    /** One untouched element, then this rank's. */
    private Object shifted(Typed typed, int n) {
        Object shifted = typed.array(n + 1, 77);
        System.arraycopy(typed.array(n, 10 * rank), 0, shifted, 1, n);
        return shifted;
    }

    private void unrooted(Typed typed) {
        Object into = typed.array(2 * size, 77);
        comm.Allgather(typed.array(3, 10 * rank - 1), 1, 2, typed.type(), into, 0, 2, typed.type());
        Check.same(all(typed, false), into, "Allgather of " + typed);

        Object varying = typed.array(counts[rank] + 1, 10 * rank - 1);
        into = typed.array(total, 77);
        comm.Allgatherv(varying, 1, counts[rank], typed.type(), into, 0, counts, displs, typed.type());
        Check.same(all(typed, true), into, "Allgatherv of " + typed);
    }

    private void transposed(Typed typed) {
        Object out = typed.array(size + 1, size * rank - 1);
        Object expected = typed.array(size, 0);
        for (int r = 0; r < size; r++) {
            System.arraycopy(typed.array(size, size * r), rank, expected, r, 1);
        }
        Object into = typed.array(size, 77);
        comm.Alltoall(out, 1, 1, typed.type(), into, 0, 1, typed.type());
        Check.same(expected, into, "Alltoall of " + typed);
        int[] ones = IntStream.range(0, size).map(r -> 1).toArray();
        int[] places = IntStream.range(0, size).toArray();
        int[] reversed = IntStream.range(0, size).map(r -> size - 1 - r).toArray();
        Object backwards = typed.array(size, 77);
        comm.Alltoallv(out, 1, ones, places, typed.type(), backwards, 0, ones, reversed, typed.type());
        for (int r = 0; r < size; r++) {
            System.arraycopy(backwards, size - 1 - r, into, r, 1);
        }
        Check.same(expected, into, "Alltoallv of " + typed);
    }

    /** A block without elements may be said to be anywhere. */
    private void nowhere(Typed typed) {
        int[] none = new int[size];
        int[] places = IntStream.range(0, size)
                .map(r -> r % 2 == 0 ? -1 - r : Integer.MAX_VALUE)
                .toArray();
        Object out = typed.array(2, 3);
        Object in = typed.array(2, 5);
        comm.Alltoallv(out, 0, none, places, typed.type(), in, 1, none, places, typed.type());
        comm.Allgatherv(out, 0, 0, typed.type(), in, 1, none, places, typed.type());
        comm.Gatherv(out, 0, 0, typed.type(), in, 1, none, places, typed.type(), 0);
        comm.Scatterv(out, 0, none, places, typed.type(), in, 1, 0, typed.type(), 0);
        Check.same(typed.array(2, 5), in, "after blocks of no " + typed);
    }

    private void beyondAnInt() {
        int[] ones = IntStream.range(0, size).map(r -> 1).toArray();
        int[] most = IntStream.range(0, size).map(r -> Integer.MAX_VALUE).toArray();
        int[] start = new int[size];
        for (Typed typed : Typed.ALL) {
            Datatype row = Datatype.Contiguous(4, typed.type());
            Object data = typed.array(4, 1);
            MPIException error = Check.fails(
                    MPIException.class,
                    () -> comm.Alltoallv(data, 0, ones, most, row, typed.array(4, 1), 0, ones, start, row),
                    "a block of " + typed + " beyond an int");
            Check.that(error.getMessage().contains("8589934588"), error.getMessage());
        }
    }

    private void reduceTo(int root) {
        boolean atRoot = rank == root;
        int[] sum = atRoot ? new int[3] : null;
        comm.Reduce(new int[] {9, rank, 1}, 1, sum, 1, 2, MPI.INT, MPI.SUM, root);
        Check.same(atRoot ? new int[] {0, size * (size - 1) / 2, size} : null, sum, "Reduce");
    }

    private void reduceEverywhere() {
        int[] sum = new int[2];
        comm.Allreduce(new int[] {9, rank}, 1, sum, 1, 1, MPI.INT, MPI.SUM);
        Check.same(new int[] {0, size * (size - 1) / 2}, sum, "Allreduce");

        int[] operand = IntStream.range(0, total).map(k -> k * (rank + 1)).toArray();
        int ranks = size * (size + 1) / 2;
        int[] mine = IntStream.range(0, counts[rank])
                .map(k -> (displs[rank] + k) * ranks)
                .toArray();
        int[] part = new int[counts[rank]];
        comm.Reduce_scatter(operand, 0, part, 0, counts, MPI.INT, MPI.SUM);
        Check.same(mine, part, "Reduce_scatter");

        int[] prefix = new int[1];
        comm.Scan(new int[] {9, rank + 1}, 1, prefix, 0, 1, MPI.INT, MPI.SUM);
        Check.same((rank + 1) * (rank + 2) / 2, prefix[0], "Scan");
    }

    /** Counts and displacements for more ranks than there are, as programs have them that do not know how many. */
    private void longArguments() {
        int[] many = new int[64];
        Arrays.fill(many, 2);
        int[] places = IntStream.range(0, 64).map(r -> 2 * r).toArray();
        int[] own = {rank, 10 + rank};
        int[] all = new int[2 * size];
        comm.Allgatherv(own, 0, 2, MPI.INT, all, 0, many, places, MPI.INT);
        Check.same(10 + size - 1, all[2 * size - 1], "Allgatherv");
        int[] gathered = new int[2 * size];
        comm.Gatherv(own, 0, 2, MPI.INT, gathered, 0, many, places, MPI.INT, 0);
        Check.same(rank == 0 ? all : new int[2 * size], gathered, "Gatherv");
        int[] back = new int[2];
        comm.Scatterv(all, 0, many, places, MPI.INT, back, 0, 2, MPI.INT, 1);
        Check.same(own, back, "Scatterv");
        int[] turned = new int[2 * size];
        comm.Alltoallv(all, 0, many, places, MPI.INT, turned, 0, many, places, MPI.INT);
        Check.same(rank, turned[0], "Alltoallv");
        comm.Reduce_scatter(all, 0, back, 0, many, MPI.INT, MPI.SUM);
        Check.same(new int[] {size * rank, size * (10 + rank)}, back, "Reduce_scatter");
        Object[] texts = {"a" + rank, "b" + rank};
        Object[] received = new Object[2 * size];
        comm.Allgatherv(texts, 0, 2, MPI.OBJECT, received, 0, many, places, MPI.OBJECT);
        Check.same("b" + (size - 1), received[2 * size - 1], "Allgatherv of objects");
    }

    private void operations() {
        boolean[] truth = new boolean[2];
        comm.Allreduce(new boolean[] {rank == 0, true}, 0, truth, 0, 2, MPI.BOOLEAN, MPI.LAND);
        Check.same(new boolean[] {size == 1, true}, truth, "LAND");
        double[] most = new double[2];
        comm.Allreduce(new double[] {-rank, rank}, 0, most, 0, 1, MPI.DOUBLE2, MPI.MAXLOC);
        Check.same(new double[] {0, 0}, most, "MAXLOC");
        int[] least = new int[2];
        comm.Allreduce(new int[] {-rank, rank}, 0, least, 0, 1, MPI.INT2, MPI.MINLOC);
        Check.same(new int[] {1 - size, size - 1}, least, "MINLOC");

        Op keepLeft = new Op(
                new User_function() {
                    @Override
                    public void Call(Object in, int inAt, Object inOut, int inOutAt, int count, mpi.Datatype type) {
                        System.arraycopy(in, inAt, inOut, inOutAt, count);
                    }
                },
                false);
        double[] first = new double[1];
        comm.Allreduce(new double[] {rank + 0.5}, 0, first, 0, 1, MPI.DOUBLE, keepLeft);
        Check.same(0.5, first[0], "user operation in rank order");
        keepLeft.free();
        Check.fails(
                MPIException.class,
                () -> comm.Allreduce(first, 0, first, 0, 1, MPI.DOUBLE, keepLeft),
                "freed operation");
        MPIException root =
                Check.fails(MPIException.class, () -> comm.Bcast(first, 0, 1, MPI.DOUBLE, size), "no such root");
        Check.that(root.getMessage().contains("root " + size), root.getMessage());
    }
}
