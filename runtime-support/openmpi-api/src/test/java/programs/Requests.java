package programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** The wait and test families: rank 0 waits for messages that the others send when told to. */
public final class Requests {
    private static final Comm COMM = MPI.COMM_WORLD;

    private Requests() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (COMM.getRank() == 0) {
            nullRequests();
            waitForSome();
            waitForAll();
            cancelled();
        } else {
            for (int round = 0; round < 3; round++) {
                COMM.recv(new int[1], 1, MPI.INT, 0, 0);
                COMM.send(new int[] {COMM.getRank()}, 1, MPI.INT, 0, 5);
            }
            Check.that(true, "answered");
        }
        MPI.Finalize();
        Check.report();
    }

    private static void release(int rank) throws MPIException {
        COMM.send(new int[1], 1, MPI.INT, rank, 0);
    }

    private static Request[] receives(IntBuffer into) throws MPIException {
        Request[] requests = new Request[COMM.getSize()];
        requests[0] = MPI.REQUEST_NULL;
        for (int r = 1; r < requests.length; r++) {
            requests[r] = COMM.iRecv(MPI.slice(into, r), 1, MPI.INT, r, 5);
        }
        return requests;
    }

    private static void nullRequests() throws MPIException {
        Request[] none = {MPI.REQUEST_NULL, MPI.REQUEST_NULL};
        Check.same(MPI.UNDEFINED, Request.waitAny(none), "waitAny of nothing");
        Check.same(MPI.UNDEFINED, Request.testAny(none), "testAny of nothing");
        Check.same(MPI.UNDEFINED, Request.waitAnyStatus(none).getIndex(), "waitAnyStatus of nothing");
        Check.same(null, Request.waitSome(none), "waitSome of nothing");
        Check.same(null, Request.testSomeStatus(none), "testSome of nothing");
        Check.that(Request.testAll(none), "testAll of nothing");
        Check.same(2, Request.waitAllStatus(none).length, "waitAllStatus of nothing");
        Check.that(MPI.REQUEST_NULL.test(), "test of nothing");
    }

    private static void waitForSome() throws MPIException {
        IntBuffer into = MPI.newIntBuffer(COMM.getSize());
        Request[] requests = receives(into);
        Check.same(MPI.UNDEFINED, Request.testAny(requests), "nothing has come");
        Check.same(null, Request.testAnyStatus(requests), "nothing has come");
        Check.same(new int[0], Request.testSome(requests), "nothing has come");
        Check.that(!Request.testAll(requests), "nothing has come");
        Check.same(null, requests[1].testStatus(), "nothing has come");
        Check.same(null, requests[1].getStatus(), "nothing has come");
        boolean[] seen = new boolean[requests.length];
        for (int r = 1; r < requests.length; r++) {
            release(r);
            if (r == 1) {
                Status status = Request.waitAnyStatus(requests);
                Check.same(1, status.getIndex(), "waitAny");
                Check.same(1, status.getSource(), "source");
                seen[1] = true;
            } else if (r == 2) {
                Check.same(new int[] {2}, Request.waitSome(requests), "waitSome");
                seen[2] = true;
            } else {
                Status[] some = Request.waitSomeStatus(requests);
                Check.same(1, some.length, "waitSomeStatus");
                Check.same(r, some[0].getIndex(), "waitSomeStatus index");
                seen[r] = true;
            }
            Check.same(r, into.get(r), "contents");
            Check.that(requests[r].isNull(), "completed");
        }
        seen[0] = true;
        Check.same(filled(seen.length), seen, "all came");
    }

    private static boolean[] filled(int n) {
        boolean[] all = new boolean[n];
        Arrays.fill(all, true);
        return all;
    }

    private static void waitForAll() throws MPIException {
        IntBuffer into = MPI.newIntBuffer(COMM.getSize());
        Request[] requests = receives(into);
        for (int r = requests.length - 1; r > 0; r--) {
            release(r);
        }
        Status[] statuses = Request.waitAllStatus(requests);
        for (int r = 1; r < requests.length; r++) {
            Check.same(r, statuses[r].getSource(), "waitAllStatus");
            Check.same(r, statuses[r].getIndex(), "waitAllStatus index");
        }
        Request[] again = receives(into);
        for (int r = 1; r < again.length; r++) {
            release(r);
        }
        Status[] tested = null;
        while (tested == null) {
            tested = Request.testAllStatus(again);
        }
        for (int r = 1; r < again.length; r++) {
            Check.same(r, tested[r].getSource(), "testAllStatus");
            Check.that(again[r].isNull(), "completed by testAll");
        }
    }

    private static void cancelled() throws MPIException {
        Request request = COMM.iRecv(MPI.newIntBuffer(1), 1, MPI.INT, 1, 77);
        request.cancel();
        Check.that(request.waitStatus().isCancelled(), "cancelled in time");
    }
}
