package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Calls that send and receive at once, taken apart: rings of them do not block, and each fails as the one call would. */
public final class ExchangedInParts {
    private static final int N = 20_000;

    private ExchangedInParts() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        for (boolean begun : new boolean[] {true, false}) {
            for (boolean when : new boolean[] {true, false}) {
                ring(rank, size, begun, when, (rank + size - 1) % size);
                ring(rank, size, begun, when, MPI.ANY_SOURCE);
                truncated(rank, size, begun, when);
                refused(rank, size, begun, when);
                ring(rank, size, begun, when, (rank + size - 1) % size);
            }
        }
        givenUp(rank);
        border(rank, size);
        shared(rank, size);
        MPI.COMM_WORLD.barrier();
        MPI.Finalize();
        Check.report();
    }

    private static double[] numbers(int rank) {
        double[] a = new double[N];
        Arrays.setAll(a, i -> Math.sqrt(i) + rank);
        return a;
    }

    /** The call with its send begun before, or all at once. */
    private static DeltaRecv exchange(
            boolean begun, boolean when, double[] out, int dest, double[] in, int count, int source)
            throws MPIException {
        Comm world = MPI.COMM_WORLD;
        if (!begun) {
            return world.deltaSendRecv(when, out, N, MPI.DOUBLE, dest, 3, in, count, MPI.DOUBLE, source, 3);
        }
        DeltaSend send = world.deltaSendBegin(out, N, MPI.DOUBLE, dest, 3).announceAtEnd();
        Check.that(send.isBegun(), "a message was begun");
        send.deltaSendData(0, N / 2);
        return world.deltaSendRecv(when, send, in, count, MPI.DOUBLE, source, 3);
    }

    private static void ring(int rank, int size, boolean begun, boolean when, int source) throws MPIException {
        double[] in = new double[N];
        DeltaRecv receive = exchange(begun, when, numbers(rank), (rank + 1) % size, in, N, source);
        int left = (rank + size - 1) % size;
        for (int i = 0; i < N; i += 1000) {
            receive.deltaWaitData(i, i + 1);
            Check.same(Math.sqrt(i) + left, in[i], "element " + i);
        }
        Status status = receive.deltaWait();
        Check.same(N, status.getCount(MPI.DOUBLE), "count");
        Check.same(left, status.getSource(), "source");
        Check.same(numbers(left), in, "what the left neighbour has sent");
        MPI.COMM_WORLD.barrier();
    }

    private static void truncated(int rank, int size, boolean begun, boolean when) throws MPIException {
        int left = (rank + size - 1) % size;
        double[] in = new double[N];
        MPIException expected = Check.fails(
                MPIException.class,
                () -> MPI.COMM_WORLD.sendRecv(
                        numbers(rank), N, MPI.DOUBLE, (rank + 1) % size, 3, in, N - 1, MPI.DOUBLE, left, 3),
                "in one call");
        MPIException actual = Check.fails(
                MPIException.class,
                () -> exchange(begun, when, numbers(rank), (rank + 1) % size, in, N - 1, left)
                        .deltaWaitData(0, 0),
                "in parts");
        Check.same(expected.getMessage(), actual.getMessage(), "message");
        Check.that(
                Arrays.stream(actual.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("sendRecv")),
                "the author's call is on the stack");
        MPI.COMM_WORLD.barrier();
    }

    /** Neither half has begun: what is exchanged next is what comes next. */
    private static void refused(int rank, int size, boolean begun, boolean when) throws MPIException {
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        for (int[] peers : new int[][] {{99, left}, {right, 99}, {99, 98}}) {
            double[] in = new double[N];
            MPIException expected = Check.fails(
                    MPIException.class,
                    () -> MPI.COMM_WORLD.sendRecv(
                            numbers(rank), N, MPI.DOUBLE, peers[0], 3, in, N, MPI.DOUBLE, peers[1], 3),
                    "in one call");
            MPIException actual = Check.fails(
                    MPIException.class,
                    () -> exchange(begun, when, numbers(rank), peers[0], in, N, peers[1]),
                    "in parts");
            Check.same(expected.getMessage(), actual.getMessage(), "message");
            for (StackTraceElement frame : actual.getStackTrace()) {
                Check.that(
                        !frame.getClassName().startsWith("mpi.")
                                || !frame.getMethodName().startsWith("delta"),
                        frame + "");
            }
        }
    }

    /** Whichever half is refused, the message is at its end: nobody waits for more of it. */
    private static void givenUp(int rank) {
        double[] out = numbers(rank);
        for (boolean receive : new boolean[] {true, false}) {
            DeltaSend send = MPI.COMM_WORLD.deltaSendBegin(out, N, MPI.DOUBLE, rank, receive ? 4 : -4);
            Check.fails(
                    MPIException.class,
                    () -> MPI.COMM_WORLD.deltaSendRecv(send, receive ? null : new double[N], N, MPI.DOUBLE, rank, 4),
                    "a receive into nothing, or a send with no tag");
            Check.fails(IllegalStateException.class, send::deltaSendEnd, "a message that was given up");
        }
    }

    private static void border(int rank, int size) throws MPIException {
        int right = rank + 1 < size ? rank + 1 : MPI.PROC_NULL;
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        double[] in = new double[N];
        Status status = exchange(true, true, numbers(rank), right, in, N, left).deltaWait();
        Check.same(rank > 0 ? N : 0, status.getCount(MPI.DOUBLE), "count at the border");
        Check.same(rank > 0 ? numbers(left) : new double[N], in, "what came over the border");
    }

    /** One array for both: what has travelled ahead is forgotten, and the call is made as it stood. */
    private static void shared(int rank, int size) throws MPIException {
        double[] both = numbers(rank);
        if (rank == 0) {
            exchange(true, true, both, 1, both, N, MPI.PROC_NULL).deltaWait();
        } else if (rank == 1) {
            double[] in = new double[N];
            MPI.COMM_WORLD.recv(in, N, MPI.DOUBLE, 0, 3);
            Check.same(numbers(0), in, "what was sent out of an array that is received into");
        }
    }
}
