package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpjbuf.Buffer;
import mpjbuf.BufferFactory;
import mpjbuf.Type;
import mpjdev.MPJDevException;
import org.sluicempi.facetest.Check;

/** Blocking calls that are interrupted while they wait: what they have begun meets no message of a later call. */
public final class InterruptedCalls {
    private static final Comm WORLD = MPI.COMM_WORLD;
    private static final int CALLS = 4;

    private InterruptedCalls() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (WORLD.Rank() == 0) {
            Object[] never = new Object[1];
            interrupted("Recv", () -> WORLD.Recv(never, 0, 1, MPI.OBJECT, 1, 3));
            interrupted("deltaRecv", () -> WORLD.deltaRecv(never, 0, 1, MPI.OBJECT, 1, 3));
            Check.same(null, never[0], "what was taken back");
            Buffer buffer = new Buffer(BufferFactory.create(64), 0, 64);
            interrupted("recv", () -> WORLD.mpjdevComm.recv(buffer, 1, 3, true));
            Buffer message = new Buffer(BufferFactory.create(64), 0, 64);
            message.putSectionHeader(Type.INT);
            message.write(new int[] {1}, 0, 1);
            message.commit();
            interrupted("ssend", () -> WORLD.mpjdevComm.ssend(message, 1, 3, true));
        } else {
            for (int k = 0; k < CALLS; k++) {
                WORLD.Recv(new int[0], 0, 0, MPI.INT, 0, 9);
                Check.that(WORLD.Iprobe(0, 3) == null, "nothing is left of a send");
                WORLD.Send(new Object[] {"next"}, 0, 1, MPI.OBJECT, 0, 3);
            }
        }
        MPI.Finalize();
        Check.report();
    }

    private static void interrupted(String method, Check.Call call) {
        interruptWhenItWaits(Thread.currentThread(), method);
        Throwable error = Check.fails(MPJDevException.class, call, method);
        Check.that(error.getMessage().contains("taken back"), error.getMessage());
        Check.that(Thread.interrupted(), "the thread stays interrupted");
        WORLD.Send(new int[0], 0, 0, MPI.INT, 1, 9);
        Object[] next = new Object[1];
        WORLD.Recv(next, 0, 1, MPI.OBJECT, 1, 3);
        Check.same("next", next[0], "what is received after " + method);
    }

    private static void interruptWhenItWaits(Thread thread, String method) {
        Thread interrupter = new Thread(() -> {
            while (!waits(thread, method)) {
                Thread.onSpinWait();
            }
            thread.interrupt();
        });
        interrupter.setDaemon(true);
        interrupter.start();
    }

    private static boolean waits(Thread thread, String method) {
        return Arrays.stream(thread.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals(method))
                && thread.getState() == Thread.State.WAITING;
    }
}
