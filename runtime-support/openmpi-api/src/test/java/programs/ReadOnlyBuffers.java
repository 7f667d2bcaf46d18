package programs;

import java.nio.IntBuffer;
import mpi.Comm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Buffers that cannot be written: nothing is received into them, whatever the call, and everything can be sent. */
public final class ReadOnlyBuffers {
    private static final Intracomm COMM = MPI.COMM_WORLD;
    private static int rank;
    private static int size;

    private ReadOnlyBuffers() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        COMM.setErrhandler(MPI.ERRORS_RETURN);
        rank = COMM.getRank();
        size = COMM.getSize();
        refused(MPI.newIntBuffer(size).asReadOnlyBuffer());
        refused(IntBuffer.allocate(size).asReadOnlyBuffer());
        sent();
        MPI.Finalize();
        Check.report();
    }

    /** At every rank, so that nobody waits for one that has not taken part. */
    private static void refused(IntBuffer fixed) throws MPIException {
        IntBuffer mine = MPI.newIntBuffer(size);
        for (int k = 0; k < size; k++) {
            mine.put(k, 1);
        }
        refused(() -> COMM.allReduce(mine, fixed, 1, MPI.INT, MPI.SUM));
        refused(() -> COMM.allReduce(fixed, 1, MPI.INT, MPI.SUM));
        refused(() -> COMM.scan(mine, fixed, 1, MPI.INT, MPI.SUM));
        refused(() -> COMM.allGather(mine, 1, MPI.INT, fixed, 1, MPI.INT));
        refused(() -> COMM.allToAll(mine, 1, MPI.INT, fixed, 1, MPI.INT));
        refused(() -> COMM.reduceScatterBlock(mine, fixed, 1, MPI.INT, MPI.SUM));
        refused(() -> COMM.reduceScatterBlock(fixed, 1, MPI.INT, MPI.SUM));
        int[] ones = new int[size];
        int[] places = new int[size];
        for (int k = 0; k < size; k++) {
            ones[k] = 1;
            places[k] = k;
        }
        refused(() -> COMM.allGatherv(mine, 1, MPI.INT, fixed, ones, places, MPI.INT));
        refused(() -> Comm.reduceLocal(mine, fixed, 1, MPI.INT, MPI.SUM));
        refused(() -> COMM.unpack(new byte[4], 0, fixed, 1, MPI.INT));
        for (int k = 0; k < size; k++) {
            Check.same(0, fixed.get(k), "what cannot be written");
        }
    }

    private static void refused(Check.Call call) {
        Expected.error(MPI.ERR_BUFFER, call);
    }

    private static void sent() throws MPIException {
        IntBuffer fixed = MPI.newIntBuffer(1).put(0, 10 + rank).asReadOnlyBuffer();
        int[] sum = new int[1];
        COMM.allReduce(fixed, sum, 1, MPI.INT, MPI.SUM);
        Check.same(10 * size + size * (size - 1) / 2, sum[0], "a sum");
        IntBuffer spread = rank == 0 ? fixed : MPI.newIntBuffer(1);
        COMM.bcast(spread, 1, MPI.INT, 0);
        Check.same(10, spread.get(0), "a broadcast from what cannot be written");
    }
}
