package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** The wait and test families: rank 0 waits for messages that the others send when told to. */
public final class Requests {
    private static final Comm COMM = MPI.COMM_WORLD;

    private Requests() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (COMM.Rank() == 0) {
            nullRequests();
            waitForSome();
            waitForAll();
            cancelled();
        } else {
            for (int round = 0; round < 3; round++) {
                COMM.Recv(new int[1], 0, 1, MPI.INT, 0, 0);
                COMM.Send(new int[] {COMM.Rank()}, 0, 1, MPI.INT, 0, 5);
            }
            Check.that(true, "answered");
        }
        MPI.Finalize();
        Check.report();
    }

    private static void release(int rank) {
        COMM.Send(new int[1], 0, 1, MPI.INT, rank, 0);
    }

    private static Request[] receives(int[] into) {
        Request[] requests = new Request[COMM.Size()];
        requests[0] = MPI.REQUEST_NULL;
        for (int r = 1; r < requests.length; r++) {
            requests[r] = COMM.Irecv(into, r, 1, MPI.INT, r, 5);
        }
        return requests;
    }

    private static void nullRequests() {
        Request[] none = {MPI.REQUEST_NULL, MPI.REQUEST_NULL};
        Check.same(MPI.UNDEFINED, Request.Waitany(none).index, "Waitany of nothing");
        Check.same(MPI.UNDEFINED, Request.Testany(none).index, "Testany of nothing");
        Check.same(0, Request.Waitsome(none).length, "Waitsome of nothing");
        Check.same(0, Request.Testsome(none).length, "Testsome of nothing");
        Check.same(2, Request.Testall(none).length, "Testall of nothing");
        Check.same(null, Request.Waitall(new Request[] {null, MPI.REQUEST_NULL})[0], "Waitall of a null reference");
        Check.that(MPI.REQUEST_NULL.Test() != null, "Test of nothing");
        empty(MPI.REQUEST_NULL.Wait(), "Wait of nothing");
        empty(Request.Waitany(none), "Waitany of nothing");
        Request received = MPI.COMM_SELF.Irecv(new Object[1], 0, 1, MPI.OBJECT, 0, 3);
        MPI.COMM_SELF.Send(new Object[] {"one"}, 0, 1, MPI.OBJECT, 0, 3);
        Check.same(1, received.Wait().count, "Wait for an object");
        empty(received.Wait(), "Wait once more");
    }

    private static void empty(Status status, String what) {
        Check.same(MPI.ANY_SOURCE, status.source, what + ": source");
        Check.same(MPI.ANY_TAG, status.tag, what + ": tag");
        Check.same(0, status.count, what + ": count");
        Check.that(!status.Test_cancelled(), what + ": not cancelled");
    }

    private static void waitForSome() {
        int[] into = new int[COMM.Size()];
        Request[] requests = receives(into);
        Check.same(null, Request.Testany(requests), "nothing has come");
        Check.same(0, Request.Testsome(requests).length, "nothing has come");
        Check.same(null, Request.Testall(requests), "nothing has come");
        Check.same(null, requests[1].Test(), "nothing has come");
        boolean[] seen = new boolean[requests.length];
        for (int r = 1; r < requests.length; r++) {
            release(r);
            if (r == 1) {
                Status status = Request.Waitany(requests);
                Check.same(1, status.index, "waitAny");
                Check.same(1, status.source, "source");
                seen[1] = true;
            } else if (r == 2) {
                Check.same(2, Request.Waitsome(requests)[0].source, "Waitsome");
                seen[2] = true;
            } else {
                Status[] some = Request.Waitsome(requests);
                Check.same(1, some.length, "Waitsome");
                Check.same(r, some[0].index, "Waitsome index");
                seen[r] = true;
            }
            Check.same(r, into[r], "contents");
            Check.that(requests[r].Is_null(), "completed");
        }
        seen[0] = true;
        Check.same(filled(seen.length), seen, "all came");
    }

    private static boolean[] filled(int n) {
        boolean[] all = new boolean[n];
        Arrays.fill(all, true);
        return all;
    }

    private static void waitForAll() {
        int[] into = new int[COMM.Size()];
        Request[] requests = receives(into);
        for (int r = requests.length - 1; r > 0; r--) {
            release(r);
        }
        Status[] statuses = Request.Waitall(requests);
        for (int r = 1; r < requests.length; r++) {
            Check.same(r, statuses[r].source, "Waitall");
            Check.same(r, statuses[r].index, "Waitall index");
        }
        Request[] again = receives(into);
        for (int r = 1; r < again.length; r++) {
            release(r);
        }
        Status[] tested = null;
        while (tested == null) {
            tested = Request.Testall(again);
        }
        for (int r = 1; r < again.length; r++) {
            Check.same(r, tested[r].source, "Testall");
            Check.that(again[r].Is_null(), "completed by testAll");
        }
    }

    private static void cancelled() {
        Request request = COMM.Irecv(new int[1], 0, 1, MPI.INT, 1, 77);
        request.Cancel();
        Check.that(request.Wait().Test_cancelled(), "cancelled in time");
    }
}
