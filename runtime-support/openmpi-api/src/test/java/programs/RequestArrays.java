package programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Wait and test over arrays: of nothing, of null and of copied references, until every entry is null. */
public final class RequestArrays {
    private static final Comm COMM = MPI.COMM_WORLD;
    private static final int TAG = 11;

    private RequestArrays() {}

    /** One way of waiting or testing; the number of requests that it completed, whose contents it has checked. */
    private interface Way {
        int complete(Request[] requests, IntBuffer got) throws MPIException;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        ofNothing(new Request[0]);
        ofNothing(new Request[] {MPI.REQUEST_NULL, MPI.REQUEST_NULL});
        drain(RequestArrays::byTestAll);
        drain(RequestArrays::byTestAllStatus);
        drain(RequestArrays::byTestAny);
        drain(RequestArrays::byTestAnyStatus);
        drain(RequestArrays::byWaitAny);
        drain(RequestArrays::byWaitAnyStatus);
        drain(RequestArrays::byTestSome);
        drain(RequestArrays::byTestSomeStatus);
        drain(RequestArrays::byWaitSome);
        drain(RequestArrays::byWaitSomeStatus);
        MPI.REQUEST_NULL.waitFor();
        MPI.Finalize();
        Check.report();
    }

    private static void ofNothing(Request[] none) throws MPIException {
        Check.same(none.length, Request.testAllStatus(none).length, "testAllStatus");
        Check.that(Request.testAll(none), "testAll");
        Check.same(MPI.UNDEFINED, Request.testAnyStatus(none).getIndex(), "testAnyStatus");
        Check.same(MPI.UNDEFINED, Request.testAny(none), "testAny");
        Check.same(MPI.UNDEFINED, Request.waitAnyStatus(none).getIndex(), "waitAnyStatus");
        Check.same(MPI.UNDEFINED, Request.waitAny(none), "waitAny");
        Check.same(null, Request.testSomeStatus(none), "testSomeStatus");
        Check.same(null, Request.testSome(none), "testSome");
        Check.same(null, Request.waitSomeStatus(none), "waitSomeStatus");
        Check.same(null, Request.waitSome(none), "waitSome");
        Request.waitAll(none);
        Check.same(none.length, Request.waitAllStatus(none).length, "waitAllStatus");
    }

    private static void drain(Way way) throws MPIException {
        int ranks = COMM.getSize();
        if (COMM.getRank() != 0) {
            COMM.send(new int[] {COMM.getRank()}, 1, MPI.INT, 0, TAG);
        } else {
            Request[] requests = new Request[100];
            IntBuffer got = MPI.newIntBuffer(ranks);
            requests[0] = MPI.REQUEST_NULL;
            for (int r = 1; r < ranks; r++) {
                requests[r] = COMM.iRecv(MPI.slice(got, r), 1, MPI.INT, r, TAG);
            }
            for (int done = 0; done < ranks - 1; ) {
                done += way.complete(Arrays.copyOf(requests, ranks), got);
            }
            for (int r = 1; r < ranks; r++) {
                Check.that(requests[r].isNull(), "completed through a copy of the array");
                Check.same(r, got.get(r), "contents");
            }
            ofNothing(Arrays.copyOf(requests, ranks));
        }
        COMM.barrier();
    }

    private static int one(Request[] requests, IntBuffer got, int index) {
        Check.that(requests[index].isNull(), "completed");
        Check.same(index, got.get(index), "received");
        return 1;
    }

    private static int byTestAll(Request[] requests, IntBuffer got) throws MPIException {
        for (int r = 1; r < requests.length; r++) {
            Check.that(!requests[r].isNull(), "all or none");
        }
        return Request.testAll(requests) ? requests.length - 1 : 0;
    }

    private static int byTestAllStatus(Request[] requests, IntBuffer got) throws MPIException {
        Status[] statuses = Request.testAllStatus(requests);
        for (int r = 1; r < requests.length; r++) {
            Check.same(statuses != null, requests[r].isNull(), "all or none");
            if (statuses != null) {
                Check.same(r, statuses[r].getSource(), "source");
            }
        }
        return statuses == null ? 0 : requests.length - 1;
    }

    private static int byTestAny(Request[] requests, IntBuffer got) throws MPIException {
        int index = Request.testAny(requests);
        return index == MPI.UNDEFINED ? 0 : one(requests, got, index);
    }

    private static int byTestAnyStatus(Request[] requests, IntBuffer got) throws MPIException {
        Status status = Request.testAnyStatus(requests);
        return status == null ? 0 : one(requests, got, status.getIndex());
    }

    private static int byWaitAny(Request[] requests, IntBuffer got) throws MPIException {
        return one(requests, got, Request.waitAny(requests));
    }

    private static int byWaitAnyStatus(Request[] requests, IntBuffer got) throws MPIException {
        Status status = Request.waitAnyStatus(requests);
        Check.same(status.getIndex(), status.getSource(), "source");
        return one(requests, got, status.getIndex());
    }

    private static int byTestSome(Request[] requests, IntBuffer got) throws MPIException {
        return some(requests, got, Request.testSome(requests));
    }

    private static int byWaitSome(Request[] requests, IntBuffer got) throws MPIException {
        int[] indices = Request.waitSome(requests);
        Check.that(indices.length > 0, "waited for at least one");
        return some(requests, got, indices);
    }

    private static int byTestSomeStatus(Request[] requests, IntBuffer got) throws MPIException {
        return some(requests, got, indices(Request.testSomeStatus(requests)));
    }

    private static int byWaitSomeStatus(Request[] requests, IntBuffer got) throws MPIException {
        return some(requests, got, indices(Request.waitSomeStatus(requests)));
    }

    private static int[] indices(Status[] statuses) {
        return Arrays.stream(statuses).mapToInt(Status::getIndex).toArray();
    }

    private static int some(Request[] requests, IntBuffer got, int[] indices) {
        for (int index : indices) {
            one(requests, got, index);
        }
        return indices.length;
    }
}
