package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.MPI;
import mpjbuf.Buffer;
import mpjbuf.BufferFactory;
import mpjbuf.Type;
import mpjdev.Comm;
import mpjdev.MPJDevException;
import mpjdev.Request;
import org.sluicempi.facetest.Check;

/** Sections are read as they were written, element by element, and what cannot be done changes nothing. */
public final class Sections {
    private static final Comm COMM = MPI.COMM_WORLD.mpjdevComm;

    private Sections() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        otherParts();
        oneObjectInTwoPlaces();
        refusedWrites();
        refusedReads();
        noSection();
        wrongArguments();
        twoReceivesIntoOne();
        MPI.Finalize();
        Check.report();
    }

    private static Buffer buffer() {
        return new Buffer(BufferFactory.create(8), 0, 8);
    }

    private static Buffer ints(int... elements) {
        Buffer buffer = buffer();
        buffer.putSectionHeader(Type.INT);
        buffer.write(elements, 0, elements.length);
        return buffer;
    }

    private static int[] readInts(Buffer buffer) {
        buffer.commit();
        Check.same(Type.INT, buffer.getSectionHeader(), "type");
        int[] read = new int[buffer.getSectionSize()];
        buffer.read(read, 0, read.length);
        return read;
    }

    private static void refused(Check.Call call, String what) {
        Throwable refused = Check.fails(MPJDevException.class, call, what);
        Check.that(refused.getMessage() != null, what + " is told");
    }

    /** However many elements were written, or are read, at a time. */
    private static void otherParts() {
        for (Typed typed : Typed.ALL) {
            for (int written = 1; written <= 6; written++) {
                for (int read = 1; read <= 6; read++) {
                    otherParts(typed, written, read);
                }
            }
        }
    }

    private static void otherParts(Typed typed, int written, int read) {
        Object all = typed.array(6, 40);
        Buffer buffer = buffer();
        for (int section = 0; section < 2; section++) {
            buffer.putSectionHeader(
                    typed.type() == MPI.OBJECT ? Type.OBJECT : Type.values()[typed.type().baseType - 1]);
            for (int at = 0; at < 6; at += written) {
                buffer.write(all, at, Math.min(written, 6 - at));
                buffer.write(all, at, 0);
            }
        }
        buffer.commit();
        for (int section = 0; section < 2; section++) {
            buffer.getSectionHeader();
            Check.same(6, buffer.getSectionSize(), "elements");
            Object into = typed.array(6, 90);
            for (int at = 0; at < 6; at += read) {
                buffer.read(into, at, Math.min(read, 6 - at));
                buffer.read(into, at, 0);
            }
            Check.same(all, into, typed + " written by " + written + ", read by " + read);
        }
        Check.that(buffer.getSize() > 0, "size");
    }

    private static void oneObjectInTwoPlaces() {
        List<String> one = new ArrayList<>(List.of("x"));
        Buffer buffer = buffer();
        buffer.putSectionHeader(Type.OBJECT);
        buffer.write(new Object[] {one, null, one}, 0, 3);
        buffer.commit();
        buffer.getSectionHeader();
        Object[] read = new Object[3];
        buffer.read(read, 0, 2);
        buffer.read(read, 2, 1);
        Check.that(read[0] == read[2] && read[1] == null, "an object that was written in two places is one");
    }

    private static void refusedWrites() {
        Buffer buffer = ints(1, 2);
        List<Check.Call> writes = List.of(
                () -> buffer.write(new long[] {1}, 0, 1),
                () -> buffer.write(new int[] {1}, 0, 2),
                () -> buffer.write(new int[] {1}, 0, -1),
                () -> buffer.write(new int[] {1}, -1, 1),
                () -> buffer.write(new int[] {1}, 0, Integer.MAX_VALUE),
                () -> buffer.write(null, 0, 1),
                () -> buffer.write("text", 0, 1),
                () -> buffer.gather(new int[1], 1, 0, new int[] {5}),
                () -> buffer.gather(new int[1], 3, 0, new int[] {0}),
                () -> buffer.gather(new int[1], -1, 0, new int[] {0}),
                () -> buffer.gather(new int[1], 1, Integer.MAX_VALUE, new int[] {0}),
                () -> buffer.gather(new int[1], 1, 0, null),
                () -> buffer.gather(new long[1], 1, 0, new int[] {0}),
                () -> buffer.gather(null, 1, 0, new int[] {0}),
                () -> buffer.gather("text", 1, 0, new int[] {0}),
                () -> buffer.strGather(new int[4], 0, 1, 0, 1, null),
                () -> buffer.strGather(new int[4], 0, 1, 0, 7, new int[] {1, 1}),
                () -> buffer.strGather(new int[4], 0, 1, -1, 1, new int[] {1, 1}),
                () -> buffer.strGather(new int[4], 0, -1, 0, 1, new int[] {1, 1}),
                () -> buffer.strGather(new int[4], 0, 1, 0, 1, new int[] {-2, 1}),
                () -> buffer.strGather(new int[4], 3, 1, 0, 1, new int[] {2, 1}),
                () -> buffer.putSectionHeader(null));
        for (int k = 0; k < writes.size(); k++) {
            refused(writes.get(k), "write " + k);
        }
        buffer.write(new int[] {3}, 0, 1);
        Check.same(new int[] {1, 2, 3}, readInts(buffer), "what has not been refused");

        Buffer objects = buffer();
        objects.putSectionHeader(Type.OBJECT);
        refused(() -> objects.write(new Object[] {"a", new Object()}, 0, 2), "no serialisation");
        refused(() -> objects.write(new int[1], 0, 1), "no objects");
        objects.write(new Object[] {"b"}, 0, 1);
        objects.commit();
        objects.getSectionHeader();
        Check.same(1, objects.getSectionSize(), "objects that have not been refused");
        Object[] read = new Object[1];
        objects.read(read, 0, 1);
        Check.same("b", read[0], "the object that has not been refused");
    }

    private static void refusedReads() {
        Buffer buffer = ints(1, 2);
        buffer.putSectionHeader(Type.INT);
        buffer.write(new int[] {7, 8, 9}, 0, 3);
        refused(() -> buffer.read(new int[1], 0, 1), "before the commit");
        buffer.commit();
        buffer.getSectionHeader();
        int[] two = new int[2];
        refused(() -> buffer.read(new int[4], 0, 4), "more than the section has");
        refused(() -> buffer.read(new float[2], 0, 2), "another type");
        refused(() -> buffer.read(new int[1], 0, 2), "too short an array");
        refused(() -> buffer.read(new int[1], 0, -1), "a negative number");
        refused(() -> buffer.read(null, 0, 1), "no array");
        refused(() -> buffer.scatter(two, 2, 0, new int[] {0, 2}), "a place that is not there");
        refused(() -> buffer.write(two, 0, 1), "a write into what is read");
        buffer.read(two, 0, 1);
        refused(() -> buffer.read(two, 0, 2), "more than is left");
        refused(buffer::getSectionHeader, "the next section, while one is read");
        buffer.read(two, 1, 1);
        Check.same(new int[] {1, 2}, two, "what has been refused is read");
        refused(() -> buffer.read(two, 0, 1), "behind the section");
        buffer.getSectionHeader();
        Check.same(3, buffer.getSectionSize(), "the next section");

        Buffer objects = buffer();
        objects.putSectionHeader(Type.OBJECT);
        objects.write(new Object[] {"a", 4, "b"}, 0, 3);
        objects.commit();
        objects.getSectionHeader();
        String[] texts = new String[3];
        refused(() -> objects.read(texts, 0, 2), "objects of another class");
        refused(() -> objects.read(new int[3], 0, 2), "no objects");
        refused(() -> objects.read(texts, 2, 2), "beyond the array");
        Check.same(new String[3], texts, "nothing has been read");
        Object[] read = new Object[3];
        objects.read(read, 0, 3);
        Check.same(new Object[] {"a", 4, "b"}, read, "what has been refused is read");
    }

    private static void noSection() {
        refused(() -> buffer().write(new int[1], 0, 1), "a write");
        refused(() -> buffer().read(new int[1], 0, 1), "a read");
        refused(() -> buffer().getSectionSize(), "a size");
        refused(() -> buffer().getSectionHeader(), "a header of an empty buffer");
        Buffer buffer = ints(1, 2);
        buffer.commit();
        refused(() -> buffer.write(new int[1], 0, 1), "a write behind the commit");
        refused(() -> buffer.read(new int[1], 0, 1), "a read behind the commit");
        refused(buffer::getSectionSize, "a size behind the commit");
        Check.same(new int[] {1, 2}, readInts(buffer), "what there was");
    }

    private static void wrongArguments() {
        refused(() -> new Buffer(null, 0, 1), "no storage");
        refused(() -> new Buffer(BufferFactory.create(4), -1, 4), "a negative offset");
        refused(() -> new Buffer(BufferFactory.create(4), 0, -4), "a negative capacity");
        refused(() -> BufferFactory.create(-1), "a negative storage");
        refused(() -> COMM.send(null, 0, 1, true), "send");
        refused(() -> COMM.ssend(null, 0, 1, true), "ssend");
        refused(() -> COMM.isend(null, 0, 1, true), "isend");
        refused(() -> COMM.issend(null, 0, 1, true), "issend");
        refused(() -> COMM.recv(null, 0, 1, true), "recv");
        refused(() -> COMM.irecv(null, 0, 1, true), "irecv");
    }

    /** Wrong, but no message is lost: each wait puts its own there. */
    private static void twoReceivesIntoOne() {
        int me = COMM.id();
        Buffer into = buffer();
        Request first = COMM.irecv(into, me, 1, true);
        Request second = COMM.irecv(into, me, 2, true);
        Buffer one = ints(1);
        Buffer two = ints(2, 2);
        COMM.isend(one, me, 1, true).iwait();
        COMM.isend(two, me, 2, true).iwait();
        first.iwait();
        Check.same("[1]", Arrays.toString(readInts(into)), "the first message");
        second.iwait();
        Check.same("[2, 2]", Arrays.toString(readInts(into)), "the second message");
    }
}
