package programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Win;
import org.sluicempi.facetest.Check;

/**
 * An error of one of several requests goes to the handler of what that request was started on, wherever it stands among the
 * others. With a name as argument that one way of waiting meets an error of a communicator that ends the job, behind a request
 * of one that does not.
 */
public final class RequestErrors {
    private static final Comm WORLD = MPI.COMM_WORLD;

    private RequestErrors() {}

    /** Each way of waiting for several requests and of testing them. */
    private enum Way {
        waitAny(Request::waitAny),
        waitAnyStatus(Request::waitAnyStatus),
        waitSome(Request::waitSome),
        waitSomeStatus(Request::waitSomeStatus),
        waitAll(Request::waitAll),
        waitAllStatus(Request::waitAllStatus),
        testAny(Request::testAny),
        testAnyStatus(Request::testAnyStatus),
        testSome(Request::testSome),
        testSomeStatus(Request::testSomeStatus),
        testAll(Request::testAll),
        testAllStatus(Request::testAllStatus);

        final Call call;

        Way(Call call) {
            this.call = call;
        }

        /** Calls until something is thrown or nothing is left. */
        void drain(Request... requests) throws MPIException {
            while (!Arrays.stream(requests).allMatch(Request::isNull)) {
                call.on(requests);
            }
        }
    }

    private interface Call {
        void on(Request[] requests) throws MPIException;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm mild = WORLD.dup();
        mild.setErrhandler(MPI.ERRORS_RETURN);
        if (args.length > 0) {
            WORLD.setName("strict");
            Way.valueOf(args[0]).drain(receive(mild, 1), receive(WORLD, 2));
            System.out.println("went on");
        }
        for (Way way : Way.values()) {
            Request failing = receive(mild, 2);
            Request well = receive(WORLD, 1);
            error(MPI.ERR_TRUNCATE, () -> way.drain(MPI.REQUEST_NULL, well, failing), way.name());
            Check.that(failing.isNull(), way + " completes what has failed");
            well.waitFor();
        }
        interrupted(mild, Way.waitAny);
        interrupted(mild, Way.waitSome);
        interrupted(mild, Way.waitAll);
        ofAWindow();
        MPI.Finalize();
        Check.report();
    }

    /** Of one number, for a message to this rank with that many. */
    private static Request receive(Comm comm, int length) throws MPIException {
        Request receive = comm.iRecv(MPI.newIntBuffer(1), 1, MPI.INT, comm.getRank(), 0);
        comm.send(new int[length], length, MPI.INT, comm.getRank(), 0);
        return receive;
    }

    private static void error(int errorClass, Check.Call call, String what) {
        Check.same(errorClass, Check.fails(MPIException.class, call, what).getErrorClass(), what);
    }

    private static void interrupted(Comm mild, Way way) throws Exception {
        Request pending = mild.iRecv(MPI.newIntBuffer(1), 1, MPI.INT, mild.getRank(), 0);
        Thread waiting = Thread.currentThread();
        Thread interrupter = new Thread(() -> {
            while (LockSupport.getBlocker(waiting) == null) {
                Thread.onSpinWait();
            }
            waiting.interrupt();
        });
        interrupter.start();
        error(MPI.ERR_PENDING, () -> way.drain(MPI.REQUEST_NULL, pending), "interrupted " + way);
        Check.that(Thread.interrupted(), "stays interrupted");
        interrupter.join();
        mild.send(new int[1], 1, MPI.INT, mild.getRank(), 0);
        pending.waitFor();
    }

    private static void ofAWindow() throws MPIException {
        IntBuffer memory = MPI.newIntBuffer(1);
        Win window = new Win(memory, 1, 1, MPI.INFO_NULL, WORLD);
        window.setErrhandler(MPI.ERRORS_RETURN);
        window.lock(MPI.LOCK_SHARED, WORLD.getRank(), 0);
        Request put = window.rPut(MPI.newIntBuffer(1), 1, MPI.INT, WORLD.getRank(), 0, 1, MPI.INT);
        put.waitFor();
        error(MPI.ERR_REQUEST, put::cancel, "a request of a window");
        window.unlock(WORLD.getRank());
        window.free();
    }
}
