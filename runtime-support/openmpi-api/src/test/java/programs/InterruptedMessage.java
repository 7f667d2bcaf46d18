package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import org.sluicempi.facetest.Check;

/** A message that a probe has taken is received though the thread is interrupted meanwhile; it is gone when it has failed. */
public final class InterruptedMessage {
    private static final int LENGTH = 100_000;

    private final Comm world = MPI.COMM_WORLD;
    private volatile boolean received;

    private InterruptedMessage() {}

    public static void main(String[] args) throws Exception {
        MPI.InitThread(args, MPI.THREAD_MULTIPLE);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        InterruptedMessage program = new InterruptedMessage();
        if (program.world.getRank() == 0) {
            program.receive();
        } else {
            program.send();
        }
        MPI.Finalize();
        Check.report();
    }

    /** Until it has been interrupted while the message was on its way. */
    private void receive() throws MPIException, InterruptedException {
        boolean interrupted = false;
        for (int round = 1; !interrupted; round++) {
            Message message = new Message();
            message.mProbe(1, 3, world);
            int[] into = new int[LENGTH];
            received = false;
            Thread interrupter = interruptWhenItWaits(Thread.currentThread());
            Check.same(LENGTH, message.mRecv(into, LENGTH, MPI.INT).getCount(MPI.INT), "length");
            received = true;
            interrupted = Thread.interrupted();
            interrupter.join();
            interrupted |= Thread.interrupted();
            Check.same(round, into[LENGTH - 1], "contents");
            Check.that(message.isNull(), "used up");
            world.send(new boolean[] {interrupted}, 1, MPI.BOOLEAN, 1, 9);
        }
        Message tooLong = new Message();
        tooLong.mProbe(1, 4, world);
        Check.fails(MPIException.class, () -> tooLong.mRecv(new int[1], -1, MPI.INT), "a count that is refused");
        Check.that(!tooLong.isNull(), "what is refused has not begun");
        Check.fails(MPIException.class, () -> tooLong.mRecv(new int[1], 1, MPI.INT), "too long");
        Check.that(tooLong.isNull(), "nothing is left to be received");
    }

    private void send() throws MPIException {
        boolean[] interrupted = {false};
        for (int round = 1; !interrupted[0]; round++) {
            int[] data = new int[LENGTH];
            Arrays.fill(data, round);
            world.send(data, LENGTH, MPI.INT, 0, 3);
            world.recv(interrupted, 1, MPI.BOOLEAN, 0, 9);
        }
        world.send(new int[2], 2, MPI.INT, 0, 4);
        Check.that(interrupted[0], "the other rank has been interrupted");
    }

    private Thread interruptWhenItWaits(Thread thread) {
        Thread interrupter = new Thread(() -> {
            while (!received && !waits(thread)) {
                Thread.onSpinWait();
            }
            if (!received) {
                thread.interrupt();
            }
        });
        interrupter.setDaemon(true);
        interrupter.start();
        return interrupter;
    }

    private static boolean waits(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("mRecv"))
                && thread.getState() != Thread.State.RUNNABLE;
    }
}
