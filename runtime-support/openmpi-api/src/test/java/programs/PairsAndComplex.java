package programs;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import mpi.Comm;
import mpi.Datatype;
import mpi.DoubleComplex;
import mpi.FloatComplex;
import mpi.Int2;
import mpi.LongInt;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.ShortInt;
import mpi.UserFunction;
import org.sluicempi.facetest.Check;

/** Reductions of pairs, of complex numbers, by users' operations and by operations that are no more. */
public final class PairsAndComplex {
    private static final Comm COMM = MPI.COMM_WORLD;
    private static final int COUNT = 2000;

    private PairsAndComplex() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        COMM.setErrhandler(MPI.ERRORS_RETURN);
        Check.same(8, MPI.INT2.getExtent(), "extent of two ints in bytes");
        Check.same(8, MPI.SHORT_INT.getExtent(), "extent of a short and an int");
        Check.same(16, MPI.LONG_INT.getExtent(), "extent of a long and an int");
        shorts(true);
        shorts(false);
        longs();
        complexArrays();
        complexBuffers();
        ownOperation();
        int[] local = {1, 2, 3};
        int[] sums = new int[3];
        Comm.reduceLocal(local, sums, 3, MPI.INT, MPI.SUM);
        Check.same(local, sums, "reduced locally");
        MPI.Finalize();
        Check.report();
    }

    private static void shorts(boolean blocking) throws MPIException {
        int rank = COMM.getRank();
        ByteBuffer out = MPI.newByteBuffer(MPI.SHORT_INT.getExtent() * COUNT);
        ByteBuffer in = MPI.newByteBuffer(MPI.SHORT_INT.getExtent() * COUNT);
        for (int i = 0; i < COUNT; i++) {
            ShortInt.Data pair = MPI.shortInt.getData(out, i);
            pair.putValue((short) rank);
            pair.putIndex(i + rank);
        }
        int root = COMM.getSize() - 1;
        if (blocking) {
            COMM.reduce(out, in, COUNT, MPI.SHORT_INT, MPI.MINLOC, root);
        } else {
            Request request = COMM.iReduce(out, in, COUNT, MPI.SHORT_INT, MPI.MINLOC, root);
            request.waitFor();
            request.free();
        }
        for (int i = 0; i < COUNT && rank == root; i++) {
            ShortInt.Data pair = MPI.shortInt.getData(in, i);
            Check.same((short) 0, pair.getValue(), "least value");
            Check.same(i, pair.getIndex(), "its index");
        }
        COMM.barrier();
    }

    private static void longs() throws MPIException {
        int rank = COMM.getRank();
        ByteBuffer out = MPI.newByteBuffer(MPI.LONG_INT.getExtent() * COUNT);
        ByteBuffer in = MPI.newByteBuffer(MPI.LONG_INT.getExtent() * COUNT);
        for (int i = 0; i < COUNT; i++) {
            LongInt.Data pair = MPI.longInt.getData(out, i);
            pair.putValue((1L << 40) + rank);
            pair.putIndex(i + rank);
        }
        COMM.reduce(out, in, COUNT, MPI.LONG_INT, MPI.MAXLOC, 0);
        for (int i = 0; i < COUNT && rank == 0; i++) {
            LongInt.Data pair = MPI.longInt.getData(in, i);
            Check.same((1L << 40) + COMM.getSize() - 1, pair.getValue(), "largest value");
            Check.same(i + COMM.getSize() - 1, pair.getIndex(), "its index");
        }
    }

    private static void complexArrays() throws MPIException {
        float[] out = new float[2];
        float[] in = new float[2];
        FloatComplex one = FloatComplex.get(out);
        FloatComplex sum = FloatComplex.get(in);
        one.putReal(1);
        one.putImag(2);
        COMM.reduce(out, in, 1, MPI.FLOAT_COMPLEX, MPI.SUM, 0);
        if (COMM.getRank() == 0) {
            Check.same((float) COMM.getSize(), sum.getReal(), "real sum");
            Check.same(2f * COMM.getSize(), sum.getImag(), "imaginary sum");
        }
        double[] factor = {0, 1};
        double[] product = new double[2];
        COMM.allReduce(factor, product, 1, MPI.DOUBLE_COMPLEX, MPI.PROD);
        DoubleComplex power = DoubleComplex.get(product);
        int n = COMM.getSize() % 4;
        Check.same(n == 0 ? 1.0 : n == 2 ? -1.0 : 0.0, power.getReal() + 0.0, "real part of a power of i");
        Check.same(n == 1 ? 1.0 : n == 3 ? -1.0 : 0.0, power.getImag() + 0.0, "imaginary part of a power of i");
    }

    private static void complexBuffers() throws MPIException {
        FloatBuffer floats = MPI.newFloatBuffer(2);
        FloatBuffer floatSum = MPI.newFloatBuffer(2);
        FloatComplex.get(floats).putReal(3);
        COMM.iReduce(floats, floatSum, 1, MPI.FLOAT_COMPLEX, MPI.SUM, 0).waitFor();
        DoubleBuffer doubles = MPI.newDoubleBuffer(2);
        DoubleBuffer doubleSum = MPI.newDoubleBuffer(2);
        DoubleComplex.get(doubles).putImag(4);
        COMM.iReduce(doubles, doubleSum, 1, MPI.DOUBLE_COMPLEX, MPI.SUM, 0).waitFor();
        if (COMM.getRank() == 0) {
            Check.same(3f * COMM.getSize(), FloatComplex.get(floatSum).getReal(), "floats");
            Check.same(4.0 * COMM.getSize(), DoubleComplex.get(doubleSum).getImag(), "doubles");
        }
    }

    /** Whether the values rise from rank to rank; the index says so far. */
    private static final UserFunction RISING = new UserFunction() {
        @Override
        public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype type) throws MPIException {
            for (int i = 0; i < count; i++) {
                Int2.Data left = MPI.int2.getData(in, i);
                Int2.Data right = MPI.int2.getData(inOut, i);
                boolean rises = left.getIndex() != 0 && right.getIndex() != 0 && left.getValue() < right.getValue();
                right.putIndex(rises ? 1 : 0);
            }
        }
    };

    private static void ownOperation() throws MPIException {
        Op rising = new Op(RISING, false);
        Check.that(!rising.isCommutative(), "not commutative");
        ByteBuffer out = MPI.newByteBuffer(MPI.INT2.getExtent());
        ByteBuffer in = MPI.newByteBuffer(MPI.INT2.getExtent());
        Int2.Data own = MPI.int2.getData(out);
        int rank = COMM.getRank();
        int root = COMM.getSize() / 2;
        for (int first = 0; first <= 100; first += 100) {
            own.putValue(rank == 0 ? first : rank);
            own.putIndex(1);
            COMM.reduce(out, in, 1, MPI.INT2, rising, root);
            if (rank == root) {
                Int2.Data result = MPI.int2.getData(in);
                Check.same(first == 0 ? 1 : 0, result.getIndex(), "rising from " + first);
            }
        }
        Op alias = rising;
        rising.free();
        Check.that(rising.isNull(), "freed");
        Expected.error(MPI.ERR_OP, () -> COMM.reduce(out, in, 1, MPI.INT2, alias, root));
        Expected.error(MPI.ERR_OP, () -> MPI.SUM.free());
        Check.that(!MPI.SUM.isNull(), "what MPI defines stays");
    }
}
