package programs;

import java.nio.ByteBuffer;
import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import mpi.Struct;
import org.sluicempi.facetest.Check;

/** Structs with gaps, structs of structs and messages that end within one. */
public final class StructLayouts {
    private static final int BYTES = 200;

    private StructLayouts() {}

    private static final class Measured extends Struct {
        private final int value = addDouble();
        private final int unit = addInt();

        @Override
        protected Data newData() {
            return new Data();
        }

        private final class Data extends Struct.Data {
            double value() {
                return getDouble(value);
            }

            void set(double v, int u) {
                putDouble(value, v);
                putInt(unit, u);
            }
        }
    }

    private static final class Spaced extends Struct {
        private final int first = addShort();
        private final int second = setOffset(4).addInt();

        @Override
        protected Data newData() {
            return new Data();
        }

        private final class Data extends Struct.Data {
            void set(int v) {
                putShort(first, (short) v);
                putInt(second, v);
            }

            int sum() {
                return getShort(first) + getInt(second);
            }
        }
    }

    private static final class Nested extends Struct {
        private final Datatype inner;
        private final int head = addInt(2);
        private final int pairAt;
        private final int pairsAt;

        Nested(Datatype pair, Datatype inner) throws MPIException {
            this.inner = inner;
            pairAt = setOffset(16).addData(pair);
            pairsAt = setOffset(64).addData(inner, 2);
        }

        @Override
        protected Data newData() {
            return new Data();
        }

        private final class Data extends Struct.Data {
            void head(int index, int v) {
                putInt(head, index, v);
            }

            ByteBuffer pair() {
                return getBuffer(inner, pairAt);
            }

            ByteBuffer last() {
                return getBuffer(inner, pairsAt, 1);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        partial(MPI.COMM_SELF);
        Spaced spaced = new Spaced();
        Datatype inner = spaced.getType();
        Datatype pair = Datatype.createContiguous(2, inner);
        Check.same(16, pair.getExtent(), "extent in bytes");
        Check.same(12, pair.getSize(), "size in bytes");
        Nested nested = new Nested(pair, inner);
        Datatype type = nested.getType();
        Check.same(80, type.getExtent(), "extent of the whole");
        Check.same(32, type.getSize(), "size of the whole");
        gaps(type);
        exchange(MPI.COMM_WORLD, type);
        views(nested, spaced);
        pair.free();
        Check.that(pair.isNull(), "freed");
        type.free();
        inner.free();
        MPI.Finalize();
        Check.report();
    }

    private static void partial(Comm self) throws MPIException {
        Datatype one = new Measured().getType();
        Datatype four = Datatype.createContiguous(4, one);
        four.commit();
        ByteBuffer out = MPI.newByteBuffer(256);
        ByteBuffer in = MPI.newByteBuffer(256);
        int[] bytes = {33, 56, 60, 96};
        int[] elements = {MPI.UNDEFINED, 9, 10, 16};
        int[] counts = {MPI.UNDEFINED, MPI.UNDEFINED, MPI.UNDEFINED, 2};
        for (int i = 0; i < bytes.length; i++) {
            Status status = self.sendRecv(out, bytes[i], MPI.BYTE, 0, 0, in, 3, four, 0, 0);
            Check.same(elements[i], status.getElements(four), "elements in " + bytes[i] + " bytes");
            Check.same(counts[i], status.getCount(four), "count in " + bytes[i] + " bytes");
        }
        four.free();
        one.free();
    }

    private static boolean gap(int place) {
        int at = place % 80;
        return at >= 8 && at < 16 || at >= 32 && at < 64 || at >= 16 && at % 8 >= 2 && at % 8 < 4;
    }

    private static ByteBuffer filled(int seed) {
        ByteBuffer buffer = MPI.newByteBuffer(BYTES);
        for (int i = 0; i < BYTES; i++) {
            buffer.put(i, (byte) (i % 97 + seed));
        }
        return buffer;
    }

    private static void same(ByteBuffer got, int seed, String what) {
        ByteBuffer sent = filled(seed);
        byte[] expected = new byte[160];
        byte[] actual = new byte[160];
        for (int i = 0; i < 160; i++) {
            expected[i] = gap(i) ? 0 : sent.get(i);
            actual[i] = got.get(i);
        }
        Check.same(expected, actual, what);
    }

    private static void gaps(Datatype type) throws MPIException {
        byte[] packed = new byte[BYTES];
        int position = MPI.COMM_SELF.pack(filled(1), 2, type, packed, 0);
        Check.same(64, position, "packed bytes");
        ByteBuffer got = MPI.newByteBuffer(BYTES);
        Check.same(64, MPI.COMM_SELF.unpack(packed, 0, got, 2, type), "unpacked bytes");
        same(got, 1, "packed and unpacked");
        byte[] heap = new byte[BYTES];
        MPI.COMM_SELF.unpack(packed, 0, heap, 2, type);
        same(ByteBuffer.wrap(heap), 1, "unpacked into an array");
        Arrays.fill(packed, (byte) 0);
    }

    private static void exchange(Comm comm, Datatype type) throws MPIException {
        int rank = comm.getRank();
        int other = rank ^ 1;
        ByteBuffer word = MPI.newByteBuffer(4);
        comm.sendRecv(filled(rank), 1, MPI.INT, other, 1, word, 1, MPI.INT, other, 1);
        Check.same(filled(other).getInt(0), word.getInt(0), "an int in bytes");
        ByteBuffer got = MPI.newByteBuffer(BYTES);
        Status status = comm.sendRecv(filled(rank), 2, type, other, 2, got, 2, type, other, 2);
        same(got, other, "exchanged");
        Check.same(2, status.getCount(type), "count");
        Check.same(20, status.getElements(type), "elements");
    }

    private static void views(Nested nested, Spaced spaced) throws MPIException {
        ByteBuffer memory = MPI.newByteBuffer(160);
        Nested.Data second = nested.getData(memory, 1);
        second.head(1, 77);
        Check.same(77, memory.getInt(84), "field of an array");
        Spaced.Data in = spaced.getData(second.pair(), 1);
        in.set(5);
        Check.same(10, in.sum(), "both fields");
        Check.same((short) 5, memory.getShort(80 + 16 + 8), "struct in a struct");
        Spaced.Data last = spaced.getData(second.last());
        last.set(6);
        Check.same(6, memory.getInt(80 + 64 + 8 + 4), "last struct");
        Measured measures = new Measured();
        Check.same(16, measures.getExtent(), "rounded up as a C compiler does");
        Measured.Data measured = measures.getData(new byte[32], 1);
        measured.set(2.5, 3);
        Check.same(2.5, measured.value(), "in an array");
    }
}
