package programs;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Datatypes with places before their start, used on slices: the memory before a slice is there all the same. */
public final class BackwardPlaces {
    private static final int BYTES = 96;

    private BackwardPlaces() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Datatype backward = Datatype.createVector(12, 1, -2, MPI.SHORT);
        backward.commit();
        Check.same(23, backward.getExtent(), "extent");
        Check.same(-22, backward.getLb(), "lower bound");
        ByteBuffer direct = filled(MPI.newByteBuffer(BYTES));
        twice(backward, MPI.slice(direct, BYTES / 2), MPI.newByteBuffer(BYTES));
        ByteBuffer heap = filled(ByteBuffer.allocate(BYTES));
        twice(backward, MPI.slice(heap.array(), BYTES / 2), ByteBuffer.allocateDirect(BYTES));
        typed();
        slicesOfSlices();
        backward.free();
        Check.that(backward.isNull(), "freed");
        MPI.Finalize();
        Check.report();
    }

    private static ByteBuffer filled(ByteBuffer buffer) {
        for (int i = 0; i < BYTES; i++) {
            buffer.put(i, (byte) (i + 1));
        }
        return buffer;
    }

    /** The second element starts where the first one, which runs backward, began and one extent further. */
    private static void twice(Datatype backward, ByteBuffer from, ByteBuffer target) throws MPIException {
        byte[] packed = new byte[BYTES];
        Check.same(48, MPI.COMM_SELF.pack(from, 2, backward, packed, 0), "packed");
        for (int k = 0; k < 24; k++) {
            int at = k < 12 ? 48 - 4 * k : 94 - 4 * (k - 12);
            Check.same((byte) (at + 1), packed[2 * k], "short " + k);
            Check.same((byte) (at + 2), packed[2 * k + 1], "short " + k);
        }
        MPI.COMM_SELF.unpack(packed, 0, MPI.slice(target, BYTES / 2), 2, backward);
        for (int at = 0; at < BYTES; at++) {
            boolean written = at < 50 ? at % 4 == 0 && at > 0 || at % 4 == 1 && at > 1 : at % 4 == 2 || at % 4 == 3;
            Check.same(written ? (byte) (at + 1) : 0, target.get(at), "byte " + at);
        }
    }

    private static void typed() throws MPIException {
        Datatype back = Datatype.createIndexed(new int[] {1, 1}, new int[] {-1, 1}, MPI.INT);
        IntBuffer from = MPI.newIntBuffer(8);
        for (int i = 0; i < 8; i++) {
            from.put(i, i);
        }
        int[] got = new int[2];
        MPI.COMM_SELF.sendRecv(MPI.slice(from, 3), 1, back, 0, 1, got, 2, MPI.INT, 0, 1);
        Check.same(new int[] {2, 4}, got, "sent from before the slice");
        MPI.COMM_SELF.sendRecv(new int[] {70, 71}, 2, MPI.INT, 0, 2, MPI.slice(from, 6), 1, back, 0, 2);
        Check.same(70, from.get(5), "received before the slice");
        Check.same(71, from.get(7), "received behind");
        int[] array = {0, 1, 2, 3, 4};
        MPI.COMM_SELF.sendRecv(MPI.slice(MPI.slice(array, 1), 2), 1, back, 0, 3, got, 2, MPI.INT, 0, 3);
        Check.same(new int[] {2, 4}, got, "a slice of a slice of an array");
    }

    /** What a slice was cut from, a slice of it was cut from too. */
    private static void slicesOfSlices() throws MPIException {
        Datatype back = Datatype.createIndexed(new int[] {1, 1}, new int[] {-3, 1}, MPI.INT);
        IntBuffer numbers = MPI.newIntBuffer(20);
        ByteBuffer bytes = MPI.newByteBuffer(4 * 20 + 3);
        for (int i = 0; i < 20; i++) {
            numbers.put(i, i);
            bytes.putInt(3 + 4 * i, i);
        }
        int[] got = new int[2];
        MPI.COMM_SELF.sendRecv(MPI.slice(MPI.slice(numbers, 5), 0), 1, back, 0, 4, got, 2, MPI.INT, 0, 4);
        Check.same(new int[] {2, 6}, got, "a slice of all of a slice");
        MPI.COMM_SELF.sendRecv(MPI.slice(MPI.slice(numbers, 3), 1), 1, back, 0, 4, got, 2, MPI.INT, 0, 4);
        Check.same(new int[] {1, 5}, got, "a slice of a slice");
        MPI.COMM_SELF.sendRecv(MPI.slice(bytes, 3 + 4 * 7), 1, back, 0, 4, got, 2, MPI.INT, 0, 4);
        Check.same(new int[] {4, 8}, got, "a slice that starts at no multiple of an element");
        Datatype wider = Datatype.createIndexed(new int[] {1, 1}, new int[] {-1, 1}, MPI.LONG);
        int[] halves = new int[4];
        MPI.COMM_SELF.sendRecv(MPI.slice(numbers, 6), 1, wider, 0, 5, halves, 2, MPI.LONG, 0, 5);
        Check.same(new int[] {4, 5, 8, 9}, halves, "wider elements than the slice's");
    }
}
