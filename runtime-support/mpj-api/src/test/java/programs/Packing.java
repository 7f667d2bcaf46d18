package programs;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import mpjbuf.Buffer;
import mpjbuf.BufferFactory;
import mpjbuf.Type;
import mpjdev.MPJDev;
import mpjdev.MPJDevException;
import org.sluicempi.facetest.Check;

/** Messages that the program packs by hand: into bytes, into a buffer, and by sections. */
public final class Packing {
    private static final Comm COMM = MPI.COMM_WORLD;

    private final int rank = COMM.Rank();
    private final int right = (rank + 1) % COMM.Size();
    private final int left = (rank + COMM.Size() - 1) % COMM.Size();

    public static void main(String[] args) throws Exception {
        Check.same(args, MPJDev.init(args), "arguments");
        Check.that(MPJDev.WORLD == COMM.mpjdevComm, "all ranks");
        Packing test = new Packing();
        test.bytes();
        test.buffers();
        test.sections();
        test.growing();
        test.grids();
        test.errors();
        MPJDev.finish();
        Check.report();
    }

    private void bytes() {
        int room = COMM.Pack_size(2, MPI.INT) + COMM.Pack_size(1, MPI.DOUBLE) + 300;
        byte[] out = new byte[room];
        int end = COMM.Pack(new int[] {0, rank, 7}, 1, 2, MPI.INT, out, 0);
        Check.same(8, end, "position behind two ints");
        end = COMM.Pack(new Object[] {"text " + rank, null}, 0, 2, MPI.OBJECT, out, end);
        end = COMM.Pack(new double[] {rank + 0.5}, 0, 1, MPI.DOUBLE, out, end);
        byte[] in = new byte[room];
        Request receive = COMM.Irecv(in, 0, room, MPI.PACKED, left, 1);
        COMM.Send(out, 0, end, MPI.PACKED, right, 1);
        Check.same(end, receive.Wait().Get_count(MPI.PACKED), "bytes");
        int[] ints = new int[3];
        int at = COMM.Unpack(in, 0, ints, 1, 2, MPI.INT);
        Object[] objects = new Object[2];
        at = COMM.Unpack(in, at, objects, 0, 2, MPI.OBJECT);
        double[] doubles = new double[1];
        at = COMM.Unpack(in, at, doubles, 0, 1, MPI.DOUBLE);
        Check.same(end, at, "position behind everything");
        Check.same(new int[] {0, left, 7}, ints, "ints");
        Check.same(new Object[] {"text " + left, null}, objects, "objects");
        Check.same(left + 0.5, doubles[0], "double");
    }

    private static Buffer buffer(int overhead, int bytes) {
        return new Buffer(BufferFactory.create(bytes + overhead), overhead, bytes + overhead);
    }

    private void buffers() {
        Buffer out = buffer(MPI.SEND_OVERHEAD, 100);
        int end = COMM.Pack(new long[] {rank, 2}, 0, 2, MPI.LONG, out, 0);
        end = COMM.Pack(new boolean[] {true, false, true}, 0, 3, MPI.BOOLEAN, out, end);
        Buffer in = buffer(MPI.RECV_OVERHEAD, 100);
        Request receive = COMM.Irecv(in, 0, 100, MPI.PACKED, left, 2);
        COMM.Send(out, 0, end, MPI.PACKED, right, 2);
        Check.same(19, receive.Wait().countInBytes, "bytes");
        long[] longs = new long[2];
        boolean[] truth = new boolean[3];
        int at = COMM.Unpack(in, 0, longs, 0, 2, MPI.LONG);
        Check.same(19, COMM.Unpack(in, at, truth, 0, 3, MPI.BOOLEAN), "position");
        Check.same(new long[] {left, 2}, longs, "longs");
        Check.same(new boolean[] {true, false, true}, truth, "booleans");
        BufferFactory.destroy(out.getStaticBuffer());
    }

    private void sections() {
        Buffer out = buffer(MPJDev.getSendOverhead(), 400);
        for (Typed typed : Typed.ALL) {
            out.putSectionHeader(typed.type() == MPI.OBJECT ? Type.OBJECT : Type.values()[typed.type().baseType - 1]);
            out.write(typed.array(5, rank), 1, 4);
        }
        out.commit();
        Buffer in = buffer(MPJDev.getRecvOverhead(), 400);
        mpjdev.Request receive = COMM.mpjdevComm.irecv(in, left, 3, true);
        COMM.mpjdevComm.send(out, right, 3, true);
        mpjdev.Status status = receive.iwait();
        Check.same(left, status.source, "source");
        Check.same(out.getSize(), status.countInBytes, "bytes");
        Check.same(out.getSize(), in.getSize(), "bytes");
        in.commit();
        for (Typed typed : Typed.ALL) {
            Object expected = typed.array(5, left);
            Object read = typed.array(5, left);
            System.arraycopy(typed.array(5, 90), 1, read, 1, 4);
            in.getSectionHeader();
            Check.same(4, in.getSectionSize(), "section of " + typed);
            in.read(read, 1, 4);
            Check.same(expected, read, "section of " + typed);
        }
        Request face = new Request(COMM.mpjdevComm.issend(out, right, 4, true));
        Check.that(face.req != null && !face.Is_null(), "request of the device level");
        COMM.mpjdevComm.recv(in, left, 4, true);
        Status completed = face.Wait();
        Check.that(face.Is_null() && completed != null, "completed");
        Check.same(COMM.Size(), COMM.mpjdevComm.size(), "size");
        Check.same(rank, COMM.mpjdevComm.id(), "rank");
        Check.same(COMM.Size(), COMM.mpjdevComm.group.size(), "group");
    }

    /** Dynamic sections need no room of their own; and elements from here and there. */
    private void growing() {
        Buffer out = buffer(0, 8);
        int[] data = IntStream.range(0, 100_000).map(k -> k * (rank + 1)).toArray();
        int[] indexes = {7, 5, 99_999};
        out.putSectionHeader(Type.INT_DYNAMIC);
        out.write(data, 0, data.length);
        out.gather(data, 2, 1, indexes);
        out.commit();
        Buffer in = buffer(0, 8);
        mpjdev.Request receive = COMM.mpjdevComm.irecv(in, left, 5, true);
        COMM.mpjdevComm.send(out, right, 5, true);
        while (receive.itest() == null) {
            Thread.onSpinWait();
        }
        in.commit();
        Check.same(Type.INT_DYNAMIC, in.getSectionHeader(), "type");
        Check.same(100_002, in.getSectionSize(), "elements");
        int[] read = new int[100_000];
        in.read(read, 0, read.length);
        Check.same(99_999 * (left + 1), read[99_999], "last element");
        Arrays.fill(read, 0);
        in.scatter(read, 2, 0, indexes);
        Check.same(5 * (left + 1), read[7], "scattered");
        Check.same(99_999 * (left + 1), read[5], "scattered");
        out.clear();
        out.free();
        Check.same(0, out.getSize(), "cleared");
        Check.fails(MPJDevException.class, out::getSectionHeader, "nothing to read");
    }

    /** Two rows of three out of a grid of ten columns, every second column. */
    private void grids() {
        String[] grid = new String[100];
        Arrays.setAll(grid, k -> "cell " + k);
        int[] shape = {2, 3, 10, 2};
        Buffer buffer = buffer(0, 8);
        buffer.putSectionHeader(Type.OBJECT);
        buffer.strGather(grid, 5, 2, 0, 2, shape);
        buffer.commit();
        buffer.getSectionHeader();
        Check.same(6, buffer.getSectionSize(), "elements");
        String[] read = new String[6];
        buffer.read(read, 0, 6);
        Check.same(new String[] {"cell 5", "cell 7", "cell 9", "cell 15", "cell 17", "cell 19"}, read, "section");
        buffer.commit();
        buffer.getSectionHeader();
        String[] into = new String[100];
        buffer.strScatter(into, 5, 2, 0, 2, shape);
        Check.same("cell 17", into[17], "section in place");
        Check.same(null, into[16], "between");
    }

    private void errors() {
        byte[] four = new byte[4];
        Check.fails(MPIException.class, () -> COMM.Pack(new int[1], 0, 1, MPI.INT, four, 1), "too little room");
        Check.fails(MPIException.class, () -> COMM.Unpack(four, 0, new long[1], 0, 1, MPI.LONG), "too few bytes");
        byte[] rows = new byte[100];
        COMM.Pack(new int[1][1], 0, 1, MPI.OBJECT, rows, 0);
        Check.fails(MPIException.class, () -> COMM.Unpack(rows, 0, new long[1][], 0, 1, MPI.OBJECT), "other rows");
        Check.fails(MPIException.class, () -> COMM.Pack(new int[1], 0, 1, MPI.INT, buffer(0, 3), 0), "no room");
        Check.fails(MPIException.class, () -> COMM.Pack(new int[1], 0, 1, MPI.INT, (byte[]) null, 0), "null");
        Buffer one = buffer(0, 8);
        Check.fails(MPJDevException.class, () -> COMM.mpjdevComm.send(one, 99, 1, true), "rank 99");
        Check.fails(MPJDevException.class, () -> COMM.mpjdevComm.irecv(one, 99, 1, true), "rank 99");
        Check.fails(MPIException.class, () -> COMM.Pack_size(1, MPI.OBJECT), "objects have no size");
        Check.fails(MPIException.class, () -> COMM.Pack_size(-1, MPI.INT), "negative count");
    }
}
