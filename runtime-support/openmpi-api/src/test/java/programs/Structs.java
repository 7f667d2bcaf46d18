package programs;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import mpi.Comm;
import mpi.Count;
import mpi.Datatype;
import mpi.DoubleComplex;
import mpi.DoubleInt;
import mpi.FloatComplex;
import mpi.Int2;
import mpi.MPI;
import mpi.MPIException;
import mpi.ShortInt;
import mpi.Status;
import mpi.Struct;
import org.sluicempi.facetest.Check;

/** Structs, pairs and complex numbers: layout, exchange around a ring, reductions. */
public final class Structs {
    private static final Comm COMM = MPI.COMM_WORLD;

    /** A particle as a C program would declare it. */
    static final class Particle extends Struct {
        private final int id = addInt();
        private final int position = setOffset(8).addDouble(3);
        private final int kind = addChar();
        private final int spin = setOffset(36).addStruct(MPI.int2);
        private final int charge = setOffset(48).addData(MPI.DOUBLE);

        Particle() throws MPIException {}

        @Override
        protected Data newData() {
            return new Data();
        }

        final class Data extends Struct.Data {
            void fill(int n) {
                putInt(id, n);
                for (int k = 0; k < 3; k++) {
                    putDouble(position, k, n + k / 4.0);
                }
                putChar(kind, (char) ('a' + n));
                Int2.Data pair = getData(MPI.int2, spin);
                pair.putValue(-n);
                pair.putIndex(n);
                getBuffer(MPI.DOUBLE, charge).putDouble(0, n / 2.0);
            }

            void check(int n) {
                Check.same(n, getInt(id), "int");
                Check.same(n + 0.5, getDouble(position, 2), "array of doubles");
                Check.same((char) ('a' + n), getChar(kind), "char");
                Int2.Data pair = getData(MPI.int2, spin);
                Check.same(-n, pair.getValue(), "struct in the struct");
                Check.same(n, pair.getIndex(), "struct in the struct");
                Check.same(n / 2.0, getBuffer(MPI.DOUBLE, charge).getDouble(0), "any datatype");
            }
        }
    }

    private Structs() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        particles();
        bounds();
        inBytes();
        pairs();
        complex();
        MPI.Finalize();
        Check.report();
    }

    private static void particles() throws MPIException {
        Particle particle = new Particle();
        int rank = COMM.getRank();
        int next = (rank + 1) % COMM.getSize();
        int previous = (rank + COMM.getSize() - 1) % COMM.getSize();
        Check.same(56, particle.getExtent(), "extent");
        ByteBuffer out = MPI.newByteBuffer(2 * 56);
        byte[] in = new byte[2 * 56];
        particle.<Particle.Data>getData(out).fill(rank);
        particle.<Particle.Data>getData(out, 1).fill(rank + 10);
        Datatype type = particle.getType();
        Status status = COMM.sendRecv(out, 2, type, next, 1, in, 2, type, previous, 1);
        particle.<Particle.Data>getData(in).check(previous);
        particle.<Particle.Data>getData(in, 1).check(previous + 10);
        Check.same(2, status.getCount(type), "count");
        Check.same(16, status.getElements(type), "basic elements");
        Check.same(new Count(16), status.getElementsX(type), "basic elements");
        status.setElements(type, 3);
        Check.same(3, status.getElements(type), "set");
        Check.same(MPI.UNDEFINED, status.getCount(type), "no whole struct");
        status.setCancelled(true);
        Check.that(status.isCancelled(), "set");
        Check.fails(AssertionError.class, particle::addInt, "a struct in use");
        particle.<Particle.Data>getData(out, 1).getBuffer().putInt(0, 77);
        Check.same(77, out.getInt(56), "the buffer of one struct");
    }

    private static void bounds() throws MPIException {
        Check.same(1, MPI.INT.getSize(), "sizes are in elements of the base");
        Datatype pick = Datatype.createIndexed(new int[] {2, 1}, new int[] {4, 1}, MPI.INT);
        Check.same(1, pick.getLb(), "lower bound");
        Check.same(5, pick.getExtent(), "extent");
        Check.same(3, pick.getSize(), "size");
        Datatype wide = Datatype.createResized(pick, -4, 40);
        Check.same(-1, wide.getLb(), "lower bound");
        Check.same(10, wide.getExtent(), "extent");
        Check.same(1, wide.getTrueLb(), "true lower bound");
        Check.same(5, wide.getTrueExtent(), "true extent");
        Datatype rows = Datatype.createHVector(2, 1, 24, MPI.DOUBLE);
        Check.same(4, rows.getExtent(), "strides are in bytes");
        double[] got = new double[2];
        double[] from = {0, 1, 2, 3, 4};
        MPI.COMM_SELF.sendRecv(from, 1, rows, 0, 0, got, 2, MPI.DOUBLE, 0, 0);
        Check.same(new double[] {0, 3}, got, "hvector");
        Datatype holes = Datatype.createHIndexed(new int[] {1, 2}, new int[] {16, 0}, MPI.INT);
        int[] ints = new int[3];
        MPI.COMM_SELF.sendRecv(new int[] {7, 8, 0, 0, 9}, 1, holes, 0, 0, ints, 3, MPI.INT, 0, 0);
        Check.same(new int[] {9, 7, 8}, ints, "hindexed");
        Check.fails(MPIException.class, () -> MPI.FLOAT_INT.free(), "freeing a predefined datatype");
    }

    private static void inBytes() throws MPIException {
        Datatype mixed =
                Datatype.createStruct(new int[] {1, 2}, new int[] {8, 0}, new Datatype[] {MPI.DOUBLE, MPI.SHORT});
        Check.same(12, mixed.getSize(), "size in bytes");
        Check.same(16, mixed.getExtent(), "extent in bytes");
        ByteBuffer struct = MPI.newByteBuffer(16);
        struct.putDouble(8, 1.5).putShort(0, (short) 2).putShort(2, (short) 3);
        ByteBuffer packed = MPI.newByteBuffer(12);
        MPI.COMM_SELF.sendRecv(struct, 1, mixed, 0, 0, packed, 12, MPI.BYTE, 0, 0);
        Check.same(1.5, packed.getDouble(0), "in the order of the members");
        Check.same((short) 3, packed.getShort(10), "in the order of the members");
        Datatype alike = Datatype.createStruct(new int[] {1, 1}, new int[] {4, 12}, new Datatype[] {MPI.INT, MPI.INT});
        IntBuffer ints = MPI.newIntBuffer(4);
        ints.put(1, 11).put(3, 33);
        int[] two = new int[2];
        MPI.COMM_SELF.sendRecv(ints, 1, alike, 0, 0, two, 2, MPI.INT, 0, 0);
        Check.same(new int[] {11, 33}, two, "an int buffer holds structs of ints");
        Check.same(12, alike.getExtent(), "extent in bytes");
    }

    private static void pairs() throws MPIException {
        int rank = COMM.getRank();
        int last = COMM.getSize() - 1;
        ByteBuffer in = MPI.newByteBuffer(16);
        ByteBuffer out = MPI.newByteBuffer(16);
        Check.same(8, MPI.int2.getExtent(), "int2");
        Check.same(16, MPI.doubleInt.getExtent(), "doubleInt");
        Check.same(12, MPI.DOUBLE_INT.getSize(), "bytes of data");
        Int2.Data pair = MPI.int2.getData(in);
        pair.putValue(10 * rank);
        pair.putIndex(rank);
        COMM.allReduce(in, out, 1, MPI.INT2, MPI.MAXLOC);
        Int2.Data best = MPI.int2.getData(out);
        Check.same(10 * last, best.getValue(), "value of ints");
        Check.same(last, best.getIndex(), "index of ints");
        DoubleInt.Data real = MPI.doubleInt.getData(in);
        real.putValue(1.0 / (rank + 1));
        real.putIndex(rank);
        COMM.allReduce(in, out, 1, MPI.DOUBLE_INT, MPI.MINLOC);
        DoubleInt.Data least = MPI.doubleInt.getData(out);
        Check.same(1.0 / (last + 1), least.getValue(), "value of doubles");
        Check.same(last, least.getIndex(), "index of doubles");
        byte[] array = new byte[8];
        ShortInt.Data small = MPI.shortInt.getData(array);
        small.putValue((short) 5);
        small.putIndex(rank);
        COMM.allReduce(array, 1, MPI.SHORT_INT, MPI.MAXLOC);
        Check.same(0, small.getIndex(), "the lower index of equal values, in a byte array");
    }

    private static void complex() throws MPIException {
        int size = COMM.getSize();
        double[] array = new double[4];
        DoubleComplex z = DoubleComplex.get(array, 1);
        z.putReal(0);
        z.putImag(1);
        Check.same(1.0, array[3], "a view of the array");
        DoubleComplex.get(array).putReal(COMM.getRank());
        COMM.allReduce(array, 2, MPI.DOUBLE_COMPLEX, MPI.PROD);
        Check.same(0.0, array[0], "product");
        Check.same(new double[] {1, 0, -1, 0}[size % 4], z.getReal() + 0.0, "powers of i");
        Check.same(new double[] {0, 1, 0, -1}[size % 4], z.getImag() + 0.0, "powers of i");
        FloatBuffer buffer = MPI.newFloatBuffer(2);
        FloatComplex.get(buffer).putReal(1);
        FloatComplex.get(buffer).putImag(2);
        COMM.allReduce(buffer, 1, MPI.FLOAT_COMPLEX, MPI.SUM);
        Check.same(2f * size, FloatComplex.get(buffer, 0).getImag(), "sum");
        Check.same(2, MPI.FLOAT_COMPLEX.getSize(), "in floats");
        DoubleBuffer view = DoubleComplex.get(array, 1).getBuffer();
        Check.same(2, view.capacity(), "the buffer of one number to the end");
        ByteBuffer bytes = MPI.newByteBuffer(16);
        DoubleComplex.get(bytes).putImag(4);
        Check.same(4.0, bytes.getDouble(8), "a view of bytes");
    }
}
