package programs;

import java.nio.Buffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import org.sluicempi.facetest.Check;

/**
 * Collective calls that move no elements need no buffer at any rank, the root's receive buffer as little as another one; and
 * of arrays with an entry for each rank those behind the last rank say nothing.
 */
public final class NothingToMove {
    private static final Intracomm COMM = MPI.COMM_WORLD;

    private NothingToMove() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        COMM.setErrhandler(MPI.ERRORS_RETURN);
        int[] none = new int[COMM.getSize()];
        for (int root = 0; root < COMM.getSize(); root++) {
            rooted(root, none);
            started(root, none);
        }
        unrooted(none);
        MPI.COMM_SELF.setErrhandler(MPI.ERRORS_RETURN);
        Expected.error(MPI.ERR_BUFFER, () -> MPI.COMM_SELF.gather(new int[1], 1, MPI.INT, null, 1, MPI.INT, 0));
        Expected.error(MPI.ERR_BUFFER, () -> MPI.COMM_SELF.reduce(new int[1], null, 1, MPI.INT, MPI.SUM, 0));
        longArrays();
        MPI.Finalize();
        Check.report();
    }

    private static void rooted(int root, int[] none) throws MPIException {
        COMM.bcast(null, 0, MPI.INT, root);
        COMM.reduce(null, null, 0, MPI.INT, MPI.SUM, root);
        COMM.gather(null, 0, MPI.INT, null, 0, MPI.INT, root);
        COMM.gatherv(null, 0, MPI.INT, null, none, none, MPI.INT, root);
        COMM.scatter(null, 0, MPI.INT, null, 0, MPI.INT, root);
        COMM.scatterv(null, none, none, MPI.INT, null, 0, MPI.INT, root);
    }

    private static void started(int root, int[] none) throws MPIException {
        Request.waitAll(new Request[] {
            COMM.iBcast(null, 0, MPI.INT, root),
            COMM.iReduce(null, null, 0, MPI.INT, MPI.SUM, root),
            COMM.iGather(null, 0, MPI.INT, null, 0, MPI.INT, root),
            COMM.iGatherv(null, 0, MPI.INT, null, none, none, MPI.INT, root),
            COMM.iScatter(null, 0, MPI.INT, null, 0, MPI.INT, root),
            COMM.iScatterv(null, none, none, MPI.INT, null, 0, MPI.INT, root),
        });
    }

    private static void unrooted(int[] none) throws MPIException {
        COMM.allReduce(null, null, 0, MPI.INT, MPI.SUM);
        COMM.reduceScatter(null, null, none, MPI.INT, MPI.SUM);
        COMM.reduceScatterBlock(null, null, 0, MPI.INT, MPI.SUM);
        COMM.scan(null, null, 0, MPI.INT, MPI.SUM);
        COMM.exScan(null, null, 0, MPI.INT, MPI.SUM);
        COMM.allGather(null, 0, MPI.INT, null, 0, MPI.INT);
        COMM.allGatherv(null, 0, MPI.INT, null, none, none, MPI.INT);
        COMM.allToAll(null, 0, MPI.INT, null, 0, MPI.INT);
        COMM.allToAllv(null, none, none, MPI.INT, null, none, none, MPI.INT);
    }

    /** One int to each rank; counts, places and types of three ranks more, which there are not. */
    private static void longArrays() throws MPIException {
        int size = COMM.getSize();
        int[] counts = new int[size + 3];
        int[] places = new int[size + 3];
        Datatype[] types = new Datatype[size + 3];
        Arrays.fill(counts, 7);
        for (int rank = 0; rank < size; rank++) {
            counts[rank] = 1;
            places[rank] = rank * Integer.BYTES;
            types[rank] = MPI.INT;
        }
        IntBuffer from = MPI.newIntBuffer(size);
        for (int rank = 0; rank < size; rank++) {
            from.put(rank, 10 * COMM.getRank() + rank);
        }
        received(from, into -> COMM.allToAllw(from, counts, places, types, into, counts, places, types));
        received(
                from,
                into -> COMM.iAllToAllw(from, counts, places, types, into, counts, places, types)
                        .waitFor());
    }

    private interface Exchange {
        void into(Buffer buffer) throws MPIException;
    }

    private static void received(IntBuffer from, Exchange exchange) throws MPIException {
        IntBuffer into = MPI.newIntBuffer(from.capacity());
        exchange.into(into);
        for (int rank = 0; rank < into.capacity(); rank++) {
            Check.same(10 * rank + COMM.getRank(), into.get(rank), "from rank " + rank);
        }
    }
}
