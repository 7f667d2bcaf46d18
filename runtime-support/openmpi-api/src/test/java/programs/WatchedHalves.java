package programs;

import java.util.concurrent.CountDownLatch;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/**
 * A watchdog gives up a blocking call that a transformed program makes in two halves, while the code between them runs: the
 * second half ends as the one call does.
 */
public final class WatchedHalves {
    private static final Comm WORLD = MPI.COMM_WORLD;
    private static final int LENGTH = 100_000;

    private WatchedHalves() {}

    /** Two halves with {@code between} between them. */
    @FunctionalInterface
    private interface Halves {
        void make(Runnable between) throws Exception;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        if (WORLD.getRank() == 0) {
            int[] data = new int[LENGTH];
            givenUp(between -> {
                var half = WORLD.recv(data, LENGTH, MPI.INT, 1, 3, true);
                between.run();
                Comm.recv(half);
            });
            givenUp(between -> {
                var half = WORLD.send(data, LENGTH, MPI.INT, 1, 3, true);
                between.run();
                Comm.send(half);
            });
            givenUp(between -> {
                var receive = WORLD.deltaRecv(data, LENGTH, MPI.INT, 1, 3);
                between.run();
                receive.deltaWaitData(0, 0);
            });
            givenUp(between -> {
                var calls = mpi.DeltaCalls.begin();
                WORLD.deltaRecvAmong(calls, data, LENGTH, MPI.INT, 1, 3);
                between.run();
                calls.deltaWait();
            });
        } else {
            for (int k = 0; k < 4; k++) {
                WORLD.recv(new int[0], 0, MPI.INT, 0, 9);
                Check.that(WORLD.iProbe(0, 3) == null, "nothing is left of a send");
                WORLD.send(new int[] {k}, 1, MPI.INT, 0, 3);
            }
        }
        MPI.Finalize();
        Check.report();
    }

    private static void givenUp(Halves halves) throws MPIException {
        CountDownLatch begun = new CountDownLatch(1);
        Thread watched = Thread.currentThread();
        Thread watchdog = new Thread(() -> {
            try {
                begun.await();
                watched.interrupt();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        watchdog.start();
        Runnable between = () -> {
            begun.countDown();
            while (!watched.isInterrupted()) {
                Thread.onSpinWait();
            }
        };
        MPIException error = Check.fails(MPIException.class, () -> halves.make(between), "given up");
        Check.that(error.getMessage().contains("taken back"), error.getMessage());
        Check.same(MPI.ERR_OTHER, error.getErrorClass(), "class");
        Check.that(Thread.interrupted(), "the thread stays interrupted");
        WORLD.send(new int[0], 0, MPI.INT, 1, 9);
        int[] next = {-1};
        WORLD.recv(next, 1, MPI.INT, 1, 3);
        Check.that(next[0] >= 0, "what is received then");
    }
}
