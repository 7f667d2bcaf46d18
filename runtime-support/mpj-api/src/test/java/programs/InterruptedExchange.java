package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** An exchange in parts that is interrupted while it waits for objects: its receive does not swallow the next message. */
public final class InterruptedExchange {
    private InterruptedExchange() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm world = MPI.COMM_WORLD;
        if (world.Rank() == 0) {
            interruptWhenItWaits(Thread.currentThread());
            String[] never = new String[1];
            MPIException error = Check.fails(
                    MPIException.class,
                    () -> world.deltaSendRecv(
                            new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 5, never, 0, 1, MPI.OBJECT, 1, 3),
                    "interrupted");
            Check.that(error.getMessage().contains("taken back"), error.getMessage());
            Check.that(Thread.interrupted(), "the thread stays interrupted");
            world.Send(new int[0], 0, 0, MPI.INT, 1, 9);
            String[] next = new String[1];
            world.Recv(next, 0, 1, MPI.OBJECT, 1, 3);
            Check.same("next", next[0], "what is received next");
            Check.same(null, never[0], "what was taken back");
        } else {
            Check.same(9, world.Recv(new int[0], 0, 0, MPI.INT, 0, 9).tag, "the other rank has been interrupted");
            world.Send(new String[] {"next"}, 0, 1, MPI.OBJECT, 0, 3);
        }
        MPI.Finalize();
        Check.report();
    }

    private static void interruptWhenItWaits(Thread thread) {
        Thread interrupter = new Thread(() -> {
            while (!waits(thread)) {
                Thread.onSpinWait();
            }
            thread.interrupt();
        });
        interrupter.setDaemon(true);
        interrupter.start();
    }

    private static boolean waits(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("deltaSendRecv"))
                && thread.getState() == Thread.State.WAITING;
    }
}
