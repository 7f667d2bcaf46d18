package programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import org.sluicempi.facetest.Check;

/** Windows over slices of buffers, which begin at any byte: what is meant for them comes to them, and to nothing beside. */
public final class WindowSlices {
    private static final Intracomm COMM = MPI.COMM_WORLD;
    private static final int INTS = 6;
    private static final int ROOM = 128;

    private final int next = (COMM.getRank() + 1) % COMM.getSize();
    private final int before = (COMM.getRank() + COMM.getSize() - 1) % COMM.getSize();

    private WindowSlices() throws MPIException {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        COMM.setErrhandler(MPI.ERRORS_RETURN);
        WindowSlices slices = new WindowSlices();
        for (int start : new int[] {0, 4, 8, 12, 16, 40, 60}) {
            slices.moved(start);
        }
        // the ranks' slices begin at different places, and one of them at a multiple of 16
        slices.moved(16 + 4 * COMM.getRank());
        slices.bytes();
        MPI.Finalize();
        Check.report();
    }

    private void moved(int start) throws MPIException {
        ByteBuffer whole = MPI.newByteBuffer(ROOM);
        IntBuffer part = MPI.slice(whole, start).order(ByteOrder.nativeOrder()).asIntBuffer();
        Win window = new Win(part, INTS, 1, MPI.INFO_NULL, COMM);
        window.setErrhandler(MPI.ERRORS_RETURN);
        IntBuffer own = MPI.newIntBuffer(1).put(0, 100 + COMM.getRank());
        IntBuffer one = MPI.newIntBuffer(1).put(0, 1);
        IntBuffer was = MPI.newIntBuffer(1).put(0, -1);
        IntBuffer got = MPI.newIntBuffer(1);
        IntBuffer old = MPI.newIntBuffer(1).put(0, -1);
        window.fence(0);
        window.put(own, 1, MPI.INT, next, 1, 1, MPI.INT);
        window.rPut(own, 1, MPI.INT, MPI.PROC_NULL, 1, 1, MPI.INT);
        window.accumulate(own, 1, MPI.INT, next, 2, 1, MPI.INT, MPI.SUM);
        window.fetchAndOp(one, was, MPI.INT, next, 3, MPI.SUM);
        window.getAccumulate(one, 1, MPI.INT, old, 1, MPI.INT, next, 4, 1, MPI.INT, MPI.SUM);
        window.fence(0);
        window.get(got, 1, MPI.INT, next, 1, 1, MPI.INT);
        window.fence(0);
        window.free();
        Check.same(100 + COMM.getRank(), got.get(0), "got back, from " + start);
        Check.same(0, was.get(0), "was there, from " + start);
        Check.same(0, old.get(0), "was there before, from " + start);
        int[] expected = {0, 100 + before, 100 + before, 1, 1, 0};
        whole.order(ByteOrder.nativeOrder());
        for (int at = 0; at < INTS; at++) {
            Check.same(expected[at], whole.getInt(start + at * Integer.BYTES), "int " + at + " from " + start);
        }
        for (int at = 0; at < ROOM; at++) {
            boolean inside = at >= start && at < start + INTS * Integer.BYTES;
            Check.that(inside || whole.get(at) == 0, "byte " + at + " beside, from " + start);
        }
    }

    /** Where a unit is no part of the way from a multiple of 16 to the slice. */
    private void bytes() throws MPIException {
        for (int start : new int[] {1, 2, 7, 15, 17}) {
            ByteBuffer whole = MPI.newByteBuffer(ROOM);
            Win window = new Win(MPI.slice(whole, start), 12, 3, MPI.INFO_NULL, COMM);
            ByteBuffer own = MPI.newByteBuffer(1).put(0, (byte) (7 + COMM.getRank()));
            window.fence(0);
            window.put(own, 1, MPI.BYTE, next, 2, 1, MPI.BYTE);
            window.fence(0);
            window.free();
            for (int at = 0; at < ROOM; at++) {
                Check.same((byte) (at == start + 6 ? 7 + before : 0), whole.get(at), "byte " + at + " from " + start);
            }
        }
    }
}
