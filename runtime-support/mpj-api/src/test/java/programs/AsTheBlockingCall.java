package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.Comm;
import mpi.Datatype;
import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/**
 * What a transformed program relies on: whatever goes wrong with a message that is sent or received in parts, the author
 * sees what the blocking call would have thrown, where it would have thrown it, and nothing before.
 */
public final class AsTheBlockingCall {
    private static final int N = 2_000;
    private static final int TAG = 6;

    private record Bad(String what, Comm comm, Object buf, int count, Datatype type, int peer, int tag) {}

    private AsTheBlockingCall() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        for (Bad bad : bad()) {
            refusedSend(bad);
            refusedModes(bad);
            refusedReceive(bad);
        }
        MPI.COMM_WORLD.Barrier();
        int rank = MPI.COMM_WORLD.Rank();
        if (rank == 0) {
            sends();
        } else if (rank == 1) {
            truncated();
            leftInTheMiddle();
            refusedExchange();
            forgotten();
            told(MPI.COMM_WORLD, 5, "the author gave up");
            openBeforeOthers(MPI.COMM_WORLD);
            told(MPI.COMM_WORLD, 7, "given the message up");
            told(MPI.COMM_WORLD, 8, "outside a buffer");
            told(MPI.COMM_WORLD, 9, "cannot hold");
        }
        MPI.COMM_WORLD.Barrier();
        MPI.Finalize();
        Check.report();
    }

    private static List<Bad> bad() throws MPIException {
        Comm world = MPI.COMM_WORLD;
        Comm freed = (Comm) world.clone();
        freed.Free();
        double[] a = new double[N];
        List<Bad> bad = new ArrayList<>(List.of(
                new Bad("no buffer", world, null, N, MPI.DOUBLE, 1, TAG),
                new Bad("another buffer", world, "text", N, MPI.DOUBLE, 1, TAG),
                new Bad("short buffer", world, a, N + 1, MPI.DOUBLE, 1, TAG),
                new Bad("huge count", world, a, Integer.MAX_VALUE, MPI.DOUBLE, 1, TAG),
                new Bad("negative count", world, a, -1, MPI.DOUBLE, 1, TAG),
                new Bad("least count", world, a, Integer.MIN_VALUE, MPI.DOUBLE, 1, TAG),
                new Bad("no datatype", world, a, N, null, 1, TAG),
                new Bad("objects that are none", world, a, N, MPI.OBJECT, 1, TAG),
                new Bad("another type", world, a, N, MPI.INT, 1, TAG),
                new Bad("null communicator", MPI.COMM_NULL, a, N, MPI.DOUBLE, 1, TAG),
                new Bad("rank too large", world, a, N, MPI.DOUBLE, 99, TAG),
                new Bad("rank too small", world, a, N, MPI.DOUBLE, -99, TAG),
                new Bad("negative tag", world, a, N, MPI.DOUBLE, 1, -5),
                new Bad("freed communicator", freed, a, N, MPI.DOUBLE, 1, TAG),
                new Bad("freed, and no datatype", freed, a, N, null, 1, TAG),
                new Bad("no wildcard", world, a, N, MPI.DOUBLE, 1, Integer.MIN_VALUE)));
        return bad;
    }

    private static void refusedSend(Bad bad) throws MPIException {
        DeltaSend send = bad.comm.deltaSendBegin(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag);
        DeltaSend late = bad.comm
                .deltaSendBegin(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag)
                .announceAtEnd();
        DeltaSend not = bad.comm.deltaSendBegin(false, bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag);
        DeltaSend begun = bad.comm.deltaSendBegin(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag);
        same(
                bad.what,
                () -> bad.comm.Send(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag),
                () -> begun.deltaSendEndIfBegun());
        int[] places = {Integer.MIN_VALUE, -1, 0, 1, N, N + 1, Integer.MAX_VALUE};
        for (DeltaSend each : List.of(send, late, not)) {
            for (int from : places) {
                for (int to : places) {
                    int end = to == Integer.MIN_VALUE && from != Integer.MAX_VALUE ? Integer.MAX_VALUE : to;
                    Check.same(end, each.deltaStrip(from, to, to), bad.what);
                    each.deltaSendData(from, to);
                    each.deltaSendData(to);
                }
            }
            same(
                    bad.what,
                    () -> bad.comm.Send(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag),
                    () -> each.deltaSendEnd());
        }
    }

    private static void refusedModes(Bad bad) throws MPIException {
        for (boolean when : new boolean[] {true, false}) {
            DeltaSend synchronous = bad.comm.deltaSsendBegin(when, bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag);
            same(
                    bad.what,
                    () -> bad.comm.Ssend(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag),
                    () -> synchronous.deltaSendEnd());
            DeltaSend ready = bad.comm.deltaRsendBegin(when, bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag);
            same(
                    bad.what,
                    () -> bad.comm.Rsend(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag),
                    () -> ready.deltaSendEnd());
        }
    }

    private static void refusedReceive(Bad bad) throws MPIException {
        // a receive looks at its buffer when the message is here, and no further than that goes
        if (bad.count <= N && bad.type != MPI.OBJECT) {
            for (boolean when : new boolean[] {true, false}) {
                same(
                        bad.what,
                        () -> bad.comm.Recv(bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag),
                        () -> bad.comm.deltaRecv(when, bad.buf, 0, bad.count, bad.type, bad.peer, bad.tag));
            }
        }
    }

    /** Both throw the same, and no word of it is about a call that the author has not written. */
    private static void same(String what, Check.Call blocking, Check.Call delta) {
        Throwable expected = Check.fails(Exception.class, blocking, what);
        Throwable actual = Check.fails(Exception.class, delta, what);
        Check.same(expected.getClass(), actual.getClass(), what);
        Check.same(expected.getMessage(), actual.getMessage(), what);
        Check.same(called(expected), called(actual), what);
        for (Throwable each = actual; each != null; each = each.getCause()) {
            Check.that(!String.valueOf(each.getMessage()).contains("elta"), what + ": " + each.getMessage());
            for (StackTraceElement frame : each.getStackTrace()) {
                Check.that(!frame.toString().contains("elta"), what + ": " + frame);
            }
        }
    }

    /** The method of the API that the program has called. */
    private static String called(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("mpi."))
                .reduce((earlier, later) -> later)
                .map(StackTraceElement::getMethodName)
                .orElse("none");
    }

    private static double[] numbers(int n) {
        double[] a = new double[n];
        Arrays.setAll(a, Math::sqrt);
        return a;
    }

    private static void sends() throws MPIException {
        Comm world = MPI.COMM_WORLD;
        world.Send(numbers(20), 0, 20, MPI.DOUBLE, 1, 1);
        world.Send(numbers(20), 0, 20, MPI.DOUBLE, 1, 1);
        for (int k = 0; k < 2; k++) {
            DeltaSend send = world.deltaSendBegin(numbers(N), 0, N, MPI.DOUBLE, 1, 2);
            send.deltaSendData(0, N / 2);
            send.deltaSendEnd();
        }
        Check.fails(
                MPIException.class,
                () -> world.Sendrecv(new int[1], 0, 1, MPI.INT, 99, 3, new int[1], 0, 1, MPI.INT, 1, 3),
                "exchange with rank 99");
        Object[] unsendable = {new Object()};
        Check.fails(
                MPIException.class,
                () -> world.Sendrecv(unsendable, 0, 1, MPI.OBJECT, 1, 3, new Object[1], 0, 1, MPI.OBJECT, 1, 3),
                "exchange of what cannot be written");
        world.Send(new int[] {5}, 0, 1, MPI.INT, 1, 3);
        for (int k = 0; k < 3; k++) {
            DeltaSend never =
                    world.deltaSendBegin(numbers(N), 0, N, MPI.DOUBLE, 1, 4).announceAtEnd();
            never.deltaSendData(0, N / 2);
            if (k == 1) {
                never.abandon("nobody hears of it");
            }
        }
        world.Send(new int[] {8}, 0, 1, MPI.INT, 1, 4);
        for (int tag = 5; tag < 7; tag++) {
            DeltaSend given = world.deltaSendBegin(numbers(N), 0, N, MPI.DOUBLE, 1, tag);
            given.abandon("the author gave up");
            Check.fails(IllegalStateException.class, () -> given.deltaSendEnd(), "an end after it was given up");
        }
        notEndedWell(world);
    }

    private static void notEndedWell(Comm world) {
        DeltaSend silent = world.deltaSendBegin(numbers(N), 0, N, MPI.DOUBLE, 1, 7);
        silent.deltaSendData(0, N / 2);
        silent.abandon(null);
        DeltaSend tooLong = world.deltaSendBegin(numbers(N), 0, N, MPI.DOUBLE, 1, 8);
        tooLong.deltaSendData(0, N / 2);
        Check.fails(MPIException.class, () -> tooLong.deltaSendEnd(N + 1), "an end with too many elements");
        DeltaSend exchanged = world.deltaSendBegin(numbers(N), 0, N, MPI.DOUBLE, 1, 9);
        exchanged.deltaSendData(0, N / 2);
        Check.fails(
                MPIException.class,
                () -> world.deltaSendRecv(exchanged, "text", 0, N, MPI.DOUBLE, 1, 9),
                "an exchange with no buffer");
    }

    private static void truncated() throws MPIException {
        Comm world = MPI.COMM_WORLD;
        DeltaRecv[] begun = new DeltaRecv[1];
        same("truncated", () -> world.Recv(new double[10], 0, 10, MPI.DOUBLE, 0, 1), () -> {
            begun[0] = world.deltaRecv(new double[10], 0, 10, MPI.DOUBLE, 0, 1);
            begun[0].deltaWaitData(0, 10);
        });
        same("truncated", () -> begun[0].deltaWaitData(0, 10), () -> begun[0].deltaWait());
    }

    /** An exception leaves the loop that computes on what arrives; whoever handles it sees the whole message. */
    private static void leftInTheMiddle() throws MPIException {
        for (boolean when : new boolean[] {true, false}) {
            double[] a = new double[N + 5];
            DeltaRecv recv = MPI.COMM_WORLD.deltaRecv(when, a, 0, N + 5, MPI.DOUBLE, 0, 2);
            double sum = 0;
            try {
                try {
                    for (int i = 0; i < N; i++) {
                        recv.deltaWaitData(i, i + 1);
                        sum += a[i] + 1 / (N / 4 - i);
                    }
                } finally {
                    recv.deltaWait();
                }
            } catch (ArithmeticException division) {
                Check.same(numbers(N), Arrays.copyOf(a, N), "the whole message, although the sum is " + sum);
            }
            Status status = recv.deltaWait();
            Check.same(N, status.Get_count(MPI.DOUBLE), "count");
            Check.same(2, status.tag, "tag");
            Check.that(status == recv.deltaWait(), "one status");
            recv.deltaWaitData(-5, Integer.MAX_VALUE);
            Check.same(N, recv.deltaStrip(0, N), "nothing to stop for");
        }
    }

    private static void refusedExchange() throws MPIException {
        int[] one = new int[1];
        Check.fails(
                MPIException.class,
                () -> MPI.COMM_WORLD.Sendrecv(one, 0, 1, MPI.INT, 0, -3, one, 0, 1, MPI.INT, 0, 3),
                "exchange with a negative tag");
        int[] other = new int[1];
        MPI.COMM_WORLD.Recv(other, 0, 1, MPI.INT, 0, 3);
        Check.same(5, other[0], "what followed the refused exchanges");
        Check.same(0, one[0], "what a refused exchange was to receive");
    }

    private static void forgotten() throws MPIException {
        int[] one = new int[1];
        Check.same(1, MPI.COMM_WORLD.Recv(one, 0, 1, MPI.INT, MPI.ANY_SOURCE, 4).Get_count(MPI.INT), "count");
        Check.same(8, one[0], "what followed the messages that were never ended");
    }

    private static void told(Comm world, int tag, String reason) {
        MPIException told = Check.fails(
                MPIException.class, () -> world.Recv(new double[N], 0, N, MPI.DOUBLE, 0, tag), "a message given up");
        Check.that(told.getMessage().contains(reason), told.getMessage());
    }

    /** The blocking receive would have failed first, and nobody would have come to what is refused behind it. */
    private static void openBeforeOthers(Comm world) throws MPIException {
        double[] a = new double[N];
        DeltaRecv open = world.deltaRecv(a, 0, N, MPI.DOUBLE, 0, 6);
        Check.Call refused = () -> world.Recv(a, 0, N, MPI.DOUBLE, 0, -5);
        MPIException told = Check.fails(MPIException.class, refused, "a receive behind one that fails");
        Check.that(told.getMessage().contains("the author gave up"), told.getMessage());
        told = Check.fails(MPIException.class, refused, "a negative tag");
        Check.that(told.getMessage().contains("tag"), told.getMessage());
        Check.fails(MPIException.class, () -> open.deltaWait(), "told again");
    }
}
