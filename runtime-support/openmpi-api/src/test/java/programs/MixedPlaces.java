package programs;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** The call that has a datatype and a place in bytes for each rank: on slices, before their start, at no place at all. */
public final class MixedPlaces {
    private static final int LENGTH = 20;
    private static final int[] ONE = {1};
    private static final Intracomm SELF = MPI.COMM_SELF;

    private MixedPlaces() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        SELF.setErrhandler(MPI.ERRORS_RETURN);
        Datatype back = Datatype.createIndexed(new int[] {1, 1}, new int[] {-2, 1}, MPI.INT);
        back.commit();
        backward(back);
        beforeTheStart();
        unaligned(back);
        refused(back);
        nothing();
        MPI.Finalize();
        Check.report();
    }

    private static void backward(Datatype back) throws MPIException {
        IntBuffer from = numbers();
        IntBuffer into = MPI.newIntBuffer(LENGTH);
        moved(MPI.slice(from, 5), 12, MPI.slice(into, 5), 16, back);
        same(into, 7, 6, 10, 9);
        into = MPI.newIntBuffer(LENGTH);
        moved(MPI.slice(from, 5), 0, MPI.slice(MPI.slice(into, 4), 0), 4, back);
        same(into, 3, 3, 6, 6);
        int[] heap = new int[LENGTH];
        moved(MPI.slice(IntStream.range(0, LENGTH).toArray(), 5), 4, MPI.slice(heap, 9), 0, back);
        same(IntBuffer.wrap(heap), 7, 4, 10, 7);
    }

    private static void beforeTheStart() throws MPIException {
        IntBuffer into = MPI.newIntBuffer(LENGTH);
        moved(MPI.slice(numbers(), 5), -8, MPI.slice(into, 4), -16, MPI.INT);
        same(into, 0, 3);
    }

    /** In a buffer of bytes an element may start anywhere. */
    private static void unaligned(Datatype back) throws MPIException {
        for (boolean direct : new boolean[] {true, false}) {
            ByteBuffer bytes = direct ? MPI.newByteBuffer(4 * LENGTH + 3) : MPI.slice(new byte[4 * LENGTH + 3], 0);
            for (int i = 0; i < LENGTH; i++) {
                bytes.putInt(3 + 4 * i, i);
            }
            IntBuffer into = MPI.newIntBuffer(LENGTH);
            moved(MPI.slice(bytes, 2), 1 + 4 * 4, into, 8, back);
            same(into, 0, 2, 3, 5);
            into = MPI.newIntBuffer(LENGTH);
            moved(MPI.slice(bytes, 8), 3, into, 0, MPI.INT);
            same(into, 0, 2);
            into = MPI.newIntBuffer(LENGTH);
            moved(MPI.slice(bytes, 12), -5, into, 0, MPI.INT);
            same(into, 0, 1);
            ByteBuffer landing = direct ? MPI.newByteBuffer(23) : MPI.slice(new byte[23], 0);
            moved(numbers(), 20, MPI.slice(landing, 10), 5, MPI.INT);
            Check.same(5, landing.getInt(15), "received at no multiple of an element");
        }
    }

    private static void refused(Datatype back) {
        ByteBuffer bytes = MPI.newByteBuffer(16);
        IntBuffer slice = MPI.slice(numbers(), 5);
        refused(MPI.ERR_BUFFER, "250000", bytes, 1000001, MPI.INT);
        refused(MPI.ERR_BUFFER, "250000", bytes, 1000000, MPI.INT);
        refused(MPI.ERR_BUFFER, "-3", bytes, -3, MPI.INT);
        refused(MPI.ERR_BUFFER, "-4", bytes, -4, MPI.INT);
        refused(MPI.ERR_BUFFER, "outside", MPI.newByteBuffer(2), 3, MPI.INT);
        refused(MPI.ERR_BUFFER, "outside", MPI.newByteBuffer(16), 15, MPI.LONG);
        refused(MPI.ERR_BUFFER, "-24", slice, -24, MPI.INT);
        refused(MPI.ERR_BUFFER, "-1", slice, -16, back);
        refused(MPI.ERR_BUFFER, "16", slice, 60, MPI.INT);
        refused(MPI.ERR_ARG, "byte 3", slice, 3, MPI.INT);
        refused(MPI.ERR_BUFFER, "null", null, 0, MPI.INT);
    }

    private static void refused(int errorClass, String value, Buffer buffer, int at, Datatype type) {
        ByteBuffer fine = MPI.newByteBuffer(80);
        int[] displs = {at};
        int[] start = {0};
        Datatype[] types = {type};
        Datatype[] ints = {MPI.INT};
        List<Check.Call> calls = new ArrayList<>();
        calls.add(() -> SELF.allToAllw(fine, ONE, start, ints, buffer, ONE, displs, types));
        calls.add(() -> SELF.iAllToAllw(fine, ONE, start, ints, buffer, ONE, displs, types)
                .waitFor());
        if (buffer != null) {
            calls.add(() -> SELF.allToAllw(buffer, ONE, displs, types, fine, ONE, start, ints));
        }
        for (Check.Call call : calls) {
            MPIException error = Check.fails(MPIException.class, call, "byte " + at);
            Check.same(errorClass, error.getErrorClass(), "class of " + error);
            Check.that(error.getMessage().contains(value), error + " says " + value);
        }
    }

    /** Of a block without elements the place says nothing. */
    private static void nothing() throws MPIException {
        int[] none = {0};
        Datatype[] ints = {MPI.INT};
        for (Buffer buffer : new Buffer[] {MPI.newByteBuffer(16), MPI.newIntBuffer(4), IntBuffer.allocate(4)}) {
            for (int at : new int[] {-3, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                int[] displs = {at};
                SELF.allToAllw(buffer, none, displs, ints, buffer, none, displs, ints);
                SELF.iAllToAllw(buffer, none, displs, ints, buffer, none, displs, ints)
                        .waitFor();
            }
        }
    }

    private static void moved(Buffer from, int at, Buffer into, int to, Datatype type) throws MPIException {
        int[] here = {at};
        int[] there = {to};
        Datatype[] types = {type};
        SELF.allToAllw(from, ONE, here, types, into, ONE, there, types);
        SELF.iAllToAllw(from, ONE, here, types, into, ONE, there, types).waitFor();
    }

    private static IntBuffer numbers() {
        IntBuffer numbers = MPI.newIntBuffer(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            numbers.put(i, i);
        }
        return numbers;
    }

    /** Nothing but these: a place, its value, the next place. */
    private static void same(IntBuffer found, int... placesAndValues) {
        int[] expected = new int[LENGTH];
        for (int k = 0; k < placesAndValues.length; k += 2) {
            expected[placesAndValues[k]] = placesAndValues[k + 1];
        }
        int[] all = new int[LENGTH];
        found.get(0, all);
        Check.same(expected, all, "what has come");
    }
}
