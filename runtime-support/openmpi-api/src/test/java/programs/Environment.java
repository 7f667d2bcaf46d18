package programs;

import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Start and end, constants, clock, buffers, derived datatypes; static fields belong to one rank. */
public final class Environment {
    private static int ownStatic;

    private Environment() {}

    public static void main(String[] args) throws Exception {
        Check.that(!MPI.isInitialized(), "not yet");
        Check.same(args, MPI.Init(args), "arguments");
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        Check.that(MPI.isInitialized() && !MPI.isFinalized() && MPI.isThreadMain(), "running");
        Check.fails(MPIException.class, () -> MPI.Init(args), "second Init");
        Check.same(-1, MPI.ANY_SOURCE, "ANY_SOURCE");
        Check.same(-1, MPI.ANY_TAG, "ANY_TAG");
        Check.same(-2, MPI.PROC_NULL, "PROC_NULL");
        Check.same(-32766, MPI.UNDEFINED, "UNDEFINED");
        Check.that(!MPI.getProcessorName().isEmpty(), "name");
        double before = MPI.wtime();
        Check.that(MPI.wtick() > 0 && MPI.wtime() >= before, "clock");
        ownStatic += 1 + MPI.COMM_WORLD.getRank();
        MPI.COMM_WORLD.barrier();
        Check.same(1 + MPI.COMM_WORLD.getRank(), ownStatic, "static field");
        buffers();
        derived();
        MPI.Finalize();
        Check.that(MPI.isFinalized(), "over");
        Check.report();
    }

    private static void buffers() {
        DoubleBuffer direct = MPI.newDoubleBuffer(4);
        Check.that(direct.isDirect() && direct.order() == ByteOrder.nativeOrder(), "direct, native order");
        direct.put(2, 7.5).position(3);
        Check.same(7.5, MPI.slice(direct, 2).get(0), "slice shares");
        Check.same(2, MPI.slice(direct, 2).capacity(), "slice to the end");
        char[] chars = {'a', 'b', 'c'};
        CharBuffer tail = MPI.slice(chars, 1);
        tail.put(0, 'x');
        Check.same('x', chars[1], "slice of an array shares");
        Check.same(ByteOrder.nativeOrder(), MPI.slice(MPI.newByteBuffer(8), 4).order(), "native order");
    }

    /** The columns of a matrix as one element each. */
    private static void derived() throws MPIException {
        int n = 4;
        int rank = MPI.COMM_WORLD.getRank();
        double[] matrix = new double[n * n];
        for (int k = 0; k < matrix.length; k++) {
            matrix[k] = 100 * rank + k;
        }
        Datatype column = Datatype.createVector(n, 1, n, MPI.DOUBLE);
        column.commit();
        Check.same(n, column.getSize(), "size in doubles");
        Check.same(n * (n - 1) + 1, column.getExtent(), "extent");
        double[] got = new double[n];
        MPI.COMM_SELF.sendRecv(MPI.slice(matrix, 2), 1, column, 0, 0, got, n, MPI.DOUBLE, 0, 0);
        Check.same(new double[] {100 * rank + 2, 100 * rank + 6, 100 * rank + 10, 100 * rank + 14}, got, "column");
        double[] into = new double[n * n];
        Check.same(
                1,
                MPI.COMM_SELF
                        .sendRecv(got, n, MPI.DOUBLE, 0, 0, into, 1, column, 0, 0)
                        .getCount(column),
                "count");
        Check.same(100.0 * rank + 14, into[n * (n - 1)], "column in place");
        Check.same(0.0, into[1], "between columns");
        int[] all = new int[6];
        Datatype pick = Datatype.createIndexed(new int[] {2, 1}, new int[] {4, 1}, MPI.INT);
        MPI.COMM_SELF.sendRecv(new int[] {7, 8, 9}, 3, MPI.INT, 0, 0, all, 1, pick, 0, 0);
        Check.same(new int[] {0, 9, 0, 0, 7, 8}, all, "indexed");
        Datatype pair = Datatype.createContiguous(2, MPI.INT);
        Check.same(2, pair.getExtent(), "contiguous");
        MPI.COMM_SELF.gather(new int[] {1, 2}, 1, pair, all, 1, pair, 0);
        Check.same(2, all[1], "gather of pairs");
        pair.free();
        Check.that(pair.isNull(), "freed");
        Check.fails(MPIException.class, () -> MPI.INT.free(), "freeing a basic datatype");
    }
}
