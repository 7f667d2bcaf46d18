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
        if (WORLD.Rank() == 0) {
            int[] data = new int[LENGTH];
            givenUp(between -> {
                var half = WORLD.Recv(data, 0, LENGTH, MPI.INT, 1, 3, true);
                between.run();
                Comm.Recv(half);
            });
            givenUp(between -> {
                var half = WORLD.Send(data, 0, LENGTH, MPI.INT, 1, 3, true);
                between.run();
                Comm.Send(half);
            });
            givenUp(between -> {
                var receive = WORLD.deltaRecv(data, 0, LENGTH, MPI.INT, 1, 3);
                between.run();
                receive.deltaWaitData(0, 0);
            });
            givenUp(between -> {
                var calls = mpi.DeltaCalls.begin();
                WORLD.deltaRecvAmong(calls, data, 0, LENGTH, MPI.INT, 1, 3);
                between.run();
                calls.deltaWait();
            });
        } else {
            for (int k = 0; k < 4; k++) {
                WORLD.Recv(new int[0], 0, 0, MPI.INT, 0, 9);
                Check.that(WORLD.Iprobe(0, 3) == null, "nothing is left of a send");
                WORLD.Send(new int[] {k}, 0, 1, MPI.INT, 0, 3);
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
        Check.that(Thread.interrupted(), "the thread stays interrupted");
        WORLD.Send(new int[0], 0, 0, MPI.INT, 1, 9);
        int[] next = {-1};
        WORLD.Recv(next, 0, 1, MPI.INT, 1, 3);
        Check.that(next[0] >= 0, "what is received then");
    }
}
