package programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** What docs/nonblocking.md says of requests as programs in this dialect see them; the first argument names the part. */
public final class Nonblocking {
    private static final Comm COMM = MPI.COMM_WORLD;
    private static final int LARGE = 200_000;

    private Nonblocking() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        switch (args[0]) {
            case "arrays" -> heapBuffers();
            case "null" -> aCompletedRequestIsNull();
            case "persistent" -> persistent();
            case "gaps" -> gaps();
            default -> throw new IllegalArgumentException(args[0]);
        }
        MPI.Finalize();
        Check.report();
    }

    /** Each rank to each rank, arrays that the collector moves meanwhile. */
    private static void heapBuffers() throws MPIException {
        int rank = COMM.getRank();
        int size = COMM.getSize();
        int n = LARGE / size;
        double[][] into = new double[size][n];
        byte[][] bytes = new byte[size][n];
        Request[] pending = new Request[4 * size];
        for (int r = 0; r < size; r++) {
            pending[r] = COMM.iRecv(DoubleBuffer.wrap(into[r]), n, MPI.DOUBLE, r, 1);
            ByteBuffer raw = ByteBuffer.wrap(bytes[r]).order(ByteOrder.nativeOrder());
            pending[size + r] = COMM.iRecv(raw, n, MPI.BYTE, r, 2);
        }
        for (int r = 0; r < size; r++) {
            double[] out = new double[n];
            Arrays.fill(out, rank + 0.5);
            byte[] raw = new byte[n];
            Arrays.fill(raw, (byte) (rank + 1));
            pending[2 * size + r] = COMM.iSend(DoubleBuffer.wrap(out), n, MPI.DOUBLE, r, 1);
            pending[3 * size + r] = COMM.iSend(ByteBuffer.wrap(raw).order(ByteOrder.nativeOrder()), n, MPI.BYTE, r, 2);
            System.gc();
        }
        Request.waitAll(pending);
        for (int r = 0; r < size; r++) {
            Check.same(r + 0.5, into[r][0], "first double");
            Check.same(r + 0.5, into[r][n - 1], "last double");
            Check.same((byte) (r + 1), bytes[r][n - 1], "last byte");
        }
    }

    private static void aCompletedRequestIsNull() throws MPIException {
        Request receive = COMM.iRecv(IntBuffer.allocate(1), 1, MPI.INT, COMM.getRank(), 1);
        Check.that(!receive.isNull() && !receive.test(), "under way");
        Request send = COMM.iSend(IntBuffer.wrap(new int[] {4}), 1, MPI.INT, COMM.getRank(), 1);
        Check.same(1, receive.waitStatus().getCount(MPI.INT), "count");
        send.waitFor();
        Check.that(receive.isNull() && send.isNull(), "null");
        receive.waitFor();
        Check.that(receive.test(), "a test of the null request succeeds");
    }

    /** The buffer is read at each start, and free from each wait to the next start. */
    private static void persistent() throws MPIException {
        int rank = COMM.getRank();
        int right = (rank + 1) % COMM.getSize();
        int left = (rank + COMM.getSize() - 1) % COMM.getSize();
        double[] out = new double[LARGE];
        double[] in = new double[LARGE];
        Prequest send = COMM.sendInit(DoubleBuffer.wrap(out), LARGE, MPI.DOUBLE, right, 1);
        Prequest receive = COMM.recvInit(DoubleBuffer.wrap(in), LARGE, MPI.DOUBLE, left, 1);
        for (int round = 0; round < 5; round++) {
            Arrays.fill(out, 100 * rank + round);
            receive.start();
            send.start();
            Request.waitAll(new Request[] {send, receive});
            Check.same(100.0 * left + round, in[LARGE - 1], "round");
            Check.that(!send.isNull() && !receive.isNull(), "inactive, not null");
        }
        receive.waitFor();
    }

    private static void gaps() throws MPIException {
        Datatype column = Datatype.createVector(3, 1, 2, MPI.INT);
        column.commit();
        int[] in = new int[6];
        Request receive = COMM.iRecv(MPI.slice(IntBuffer.wrap(in), 1), 1, column, COMM.getRank(), 1);
        Request send = COMM.isSend(IntBuffer.wrap(new int[] {0, 1, 2, 3, 4, 5}), 1, column, COMM.getRank(), 1);
        in[0] = 7;
        in[2] = 8;
        receive.waitFor();
        send.waitFor();
        Check.same(new int[] {7, 0, 8, 2, 0, 4}, in, "gaps belong to the program");
        column.free();
    }
}
