package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** A message in parts keeps the meaning of the mode in which it was begun. */
public final class SendModes {
    private static final int N = 5_000;
    private static final int LATE = 300;
    private static final int TAG = 4;
    private static final int TOLD = 5;

    private SendModes() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        for (int k = 0; k < 4; k++) {
            boolean when = k != 3;
            if (MPI.COMM_WORLD.getRank() == 0) {
                synchronous(MPI.COMM_WORLD, when, k == 1);
                ready(MPI.COMM_WORLD, when);
            } else if (MPI.COMM_WORLD.getRank() == 1) {
                receive(MPI.COMM_WORLD, k);
            }
        }
        notExchanged(MPI.COMM_WORLD);
        notReceived(MPI.COMM_WORLD);
        MPI.Finalize();
        Check.report();
    }

    private static void compute(DeltaSend send, double[] a) {
        for (int i = 0; i < N; i++) {
            a[i] = Math.sqrt(i);
            send.deltaSendData(i, i + 1);
        }
    }

    /** The receiver says that it will receive, late, and does: the send ends behind both. */
    private static void synchronous(Comm comm, boolean when, boolean atEnd) throws MPIException {
        double[] a = new double[N];
        DeltaSend send = comm.deltaSSendBegin(when, a, N, MPI.DOUBLE, 1, TAG);
        if (atEnd) {
            send.announceAtEnd();
        }
        compute(send, a);
        send.deltaSendEnd();
        long deadline = System.nanoTime() + LATE * 300_000L;
        boolean told = false;
        while (!told && System.nanoTime() < deadline) {
            told = comm.iProbe(1, TOLD) != null;
        }
        Check.that(told, "the send has ended before its receive has started");
        comm.recv(new int[1], 1, MPI.INT, 1, TOLD);
    }

    private static void ready(Comm comm, boolean when) throws MPIException {
        double[] a = new double[N];
        DeltaSend send = comm.deltaRSendBegin(when, a, N, MPI.DOUBLE, 1, TAG);
        compute(send, a);
        comm.recv(new int[1], 1, MPI.INT, 1, TOLD);
        send.deltaSendEnd();
    }

    private static void receive(Comm comm, int k) throws MPIException, InterruptedException {
        double[] expected = new double[N];
        Arrays.setAll(expected, Math::sqrt);
        double[] a = new double[N];
        if (k == 2) {
            Check.same(N, comm.probe(0, TAG).getCount(MPI.DOUBLE), "what a probe tells");
        }
        Thread.sleep(LATE);
        Request told = comm.startSend(new int[1], 1, MPI.INT, 0, TOLD);
        comm.recv(a, N, MPI.DOUBLE, k == 0 ? 0 : MPI.ANY_SOURCE, TAG);
        told.waitFor();
        Check.same(expected, a, "the synchronous message");
        Arrays.fill(a, 0);
        Request posted = comm.startRecv(a, N, MPI.DOUBLE, 0, TAG);
        comm.send(new int[1], 1, MPI.INT, 0, TOLD);
        posted.waitFor();
        Check.same(expected, a, "the ready message");
    }

    /** Its other half would have to start before it ends. */
    private static void notExchanged(Comm comm) {
        double[] a = new double[N];
        DeltaSend send = comm.deltaSSendBegin(a, N, MPI.DOUBLE, MPI.PROC_NULL, TAG);
        Check.fails(
                IllegalStateException.class,
                () -> comm.deltaSendRecv(send, a, N, MPI.DOUBLE, MPI.PROC_NULL, TAG),
                "a synchronous message in an exchange");
        DeltaSend ready = comm.deltaRSendBegin(a, N, MPI.DOUBLE, MPI.PROC_NULL, TAG);
        Check.fails(
                IllegalStateException.class,
                () -> comm.deltaSendRecv(ready, a, N, MPI.DOUBLE, MPI.PROC_NULL, TAG),
                "a ready message in an exchange");
    }

    /** A synchronous message that is not ended, given up or refused is forgotten: what is received is the next one. */
    private static void notReceived(Comm comm) throws MPIException {
        double[] a = new double[N];
        if (comm.getRank() == 0) {
            comm.deltaSSendBegin(a, N, MPI.DOUBLE, 1, TAG).deltaSendData(0, N);
            DeltaSend abandoned = comm.deltaSSendBegin(a, N, MPI.DOUBLE, 1, TAG);
            abandoned.deltaSendData(0, N);
            abandoned.abandon("given up");
            DeltaSend refused = comm.deltaSSendBegin(a, N, MPI.DOUBLE, 1, TAG);
            refused.deltaSendData(0, N);
            Check.fails(
                    IllegalStateException.class,
                    () -> comm.deltaSendRecv(refused, a, N, MPI.DOUBLE, 1, TAG),
                    "a synchronous message in an exchange");
            comm.send(new double[] {7}, 1, MPI.DOUBLE, 1, TAG);
        } else if (comm.getRank() == 1) {
            comm.recv(a, N, MPI.DOUBLE, 0, TAG);
            Check.same(7.0, a[0], "what comes behind messages that are forgotten");
        }
    }
}
