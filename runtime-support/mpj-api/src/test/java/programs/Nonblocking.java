package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** What docs/nonblocking.md says of requests as programs in this dialect see them; the first argument names the part. */
public final class Nonblocking {
    private static final Comm COMM = MPI.COMM_WORLD;
    private static final int LARGE = 200_000;

    private Nonblocking() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        switch (args[0]) {
            case "arrays" -> arraysOfEveryType();
            case "null" -> aCompletedRequestIsNull();
            case "test" -> testNeverWaits();
            case "persistent" -> persistent();
            case "objects" -> objects();
            case "gaps" -> gaps();
            default -> throw new IllegalArgumentException(args[0]);
        }
        MPI.Finalize();
        Check.report();
    }

    /** Each rank to each rank, arrays that the collector moves meanwhile. */
    private static void arraysOfEveryType() {
        int rank = COMM.Rank();
        int size = COMM.Size();
        for (Typed typed : Typed.ALL) {
            int n = typed.type() == MPI.OBJECT ? 100 : LARGE / size;
            Object[] into = new Object[size];
            Request[] pending = new Request[2 * size];
            for (int r = 0; r < size; r++) {
                into[r] = typed.array(n, 77);
                pending[r] = COMM.Irecv(into[r], 1, n - 1, typed.type(), r, 1);
            }
            for (int r = 0; r < size; r++) {
                pending[size + r] = COMM.Isend(typed.array(n, rank), 1, n - 1, typed.type(), r, 1);
                if (r == rank) {
                    System.gc();
                }
            }
            Request.Waitall(pending);
            for (int r = 0; r < size; r++) {
                Object expected = typed.array(n, r);
                System.arraycopy(typed.array(n, 77), 0, expected, 0, 1);
                Check.same(expected, into[r], "Irecv of " + typed);
            }
        }
    }

    private static void aCompletedRequestIsNull() {
        Request receive = COMM.Irecv(new int[1], 0, 1, MPI.INT, COMM.Rank(), 1);
        Check.that(!receive.Is_null(), "under way");
        Request send = COMM.Isend(new int[] {4}, 0, 1, MPI.INT, COMM.Rank(), 1);
        Check.same(1, receive.Wait().count, "count");
        send.Wait();
        Check.that(receive.Is_null() && send.Is_null(), "null");
        Check.same(0, receive.Wait().count, "a wait for the null request returns at once");
        Check.that(receive.Test() != null, "a test of the null request succeeds");
        Check.fails(MPIException.class, receive::Cancel, "nothing to cancel");
    }

    private static void testNeverWaits() {
        Request receive = COMM.Irecv(new int[1], 0, 1, MPI.INT, COMM.Rank(), 1);
        Check.same(null, receive.Test(), "nothing has come");
        Check.same(null, Request.Testall(new Request[] {receive}), "nothing has come");
        Check.same(0, Request.Testsome(new Request[] {receive}).length, "nothing has come");
        COMM.Send(new int[1], 0, 1, MPI.INT, COMM.Rank(), 1);
        Status status = receive.Test();
        while (status == null) {
            status = receive.Test();
        }
        Check.same(COMM.Rank(), status.source, "source");
    }

    /** The buffer is read at each start, and free from each wait to the next start. */
    private static void persistent() {
        int rank = COMM.Rank();
        int right = (rank + 1) % COMM.Size();
        int left = (rank + COMM.Size() - 1) % COMM.Size();
        double[] out = new double[LARGE];
        double[] in = new double[LARGE];
        Prequest send = COMM.Send_init(out, 0, LARGE, MPI.DOUBLE, right, 1);
        Prequest receive = COMM.Recv_init(in, 0, LARGE, MPI.DOUBLE, left, 1);
        for (int round = 0; round < 5; round++) {
            Arrays.fill(out, 100 * rank + round);
            Prequest.Startall(new Prequest[] {receive, send});
            Request.Waitall(new Request[] {send, receive});
            Check.same(100.0 * left + round, in[LARGE - 1], "round");
            Check.that(!send.Is_null() && !receive.Is_null(), "inactive, not null");
        }
        Check.same(0, receive.Wait().count, "a wait for an inactive request returns at once");
    }

    private static void objects() {
        StringBuilder text = new StringBuilder("as it was");
        Object[] out = {text};
        Request send = COMM.Issend(out, 0, 1, MPI.OBJECT, COMM.Rank(), 1);
        text.append(", and more");
        out[0] = null;
        Object[] in = new Object[1];
        COMM.Recv(in, 0, 1, MPI.OBJECT, COMM.Rank(), 1);
        send.Wait();
        Check.same("as it was", in[0].toString(), "object as it was when its send was started");
    }

    private static void gaps() {
        Datatype column = Datatype.Vector(3, 1, 2, MPI.INT);
        int[] matrix = {0, 1, 2, 3, 4, 5};
        int[] in = new int[6];
        Request receive = COMM.Irecv(in, 1, 1, column, COMM.Rank(), 1);
        Request send = COMM.Issend(matrix, 0, 1, column, COMM.Rank(), 1);
        in[0] = 7;
        in[2] = 8;
        receive.Wait();
        send.Wait();
        Check.same(new int[] {7, 0, 8, 2, 0, 4}, in, "gaps belong to the program");
    }
}
