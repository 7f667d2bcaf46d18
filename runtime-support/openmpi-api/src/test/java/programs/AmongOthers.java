package programs;

import java.util.Arrays;
import java.util.List;
import mpi.Comm;
import mpi.Datatype;
import mpi.DeltaCalls;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/**
 * Calls that are under way together throw what the blocking ones would, each on its own line, and those behind one that fails are
 * not made. Rank 1 sends what rank 0 receives; what could be met too early leaves when rank 0 asks for it.
 */
public final class AmongOthers {
    private static final int N = 5;
    private static final int ASK = 90;

    private static Comm comm;

    private AmongOthers() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        comm = MPI.COMM_WORLD;
        comm.setErrhandler(MPI.ERRORS_RETURN);
        if (comm.getRank() == 0) {
            failsOnItsLine();
            keepsThoseBehindFromBeingMade();
            isToldWhereItsPlaceIsMet();
            isToldBeforeACallThatIsRefused();
            isRefused();
            isUnderWay();
            isCompleteAtOnce();
        } else if (comm.getRank() == 1) {
            answers();
        }
        comm.barrier();
        Check.same(true, true, "all have come here");
        MPI.Finalize();
        Check.report();
    }

    /** Sends messages of which {@code N} elements have the value of their tag, each when it is asked for. */
    private static void answers() throws MPIException {
        int[] asked = new int[1];
        do {
            comm.recv(asked, 1, MPI.INT, 0, ASK);
            if (asked[0] >= 0) {
                int[] message = new int[N];
                Arrays.fill(message, asked[0]);
                comm.send(message, N, MPI.INT, 0, asked[0]);
            }
        } while (asked[0] >= 0);
        int[] sent = new int[N];
        comm.recv(sent, N, MPI.INT, 0, 7);
        Check.same(70, sent[0], "no message of a call behind a failure");
    }

    private static void ask(int tag) throws MPIException {
        comm.send(new int[] {tag}, 1, MPI.INT, 1, ASK);
    }

    private static int[] receive(DeltaCalls calls, int count, int tag) throws MPIException {
        int[] into = new int[N];
        comm.deltaRecvAmong(calls, into, count, MPI.INT, 1, tag);
        return into;
    }

    /** What no receive takes. */
    private record Bad(Object buffer, Datatype type, int source) {
        void receive(DeltaCalls calls) throws MPIException {
            comm.deltaRecvAmong(calls, buffer, N, type, source, 8);
        }
    }

    private static List<Bad> bad() {
        return List.of(
                new Bad(new int[N], MPI.INT, 99),
                new Bad("no buffer", MPI.INT, 1),
                new Bad(null, MPI.INT, 1),
                new Bad(new int[N], null, 1));
    }

    private static void truncated(Check.Call call, String what) {
        MPIException thrown = Check.fails(MPIException.class, call, what);
        Check.same(MPI.ERR_TRUNCATE, thrown.getErrorClass(), what);
        Check.same("recv", thrown.getStackTrace()[0].getMethodName(), what);
    }

    private static void failsOnItsLine() throws MPIException {
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls second = first.beside();
        ask(1);
        receive(first, 2, 1);
        int[] behind = receive(second, N, 2);
        second.deltaWait();
        truncated(first::deltaWait, "wait of the place that fails");
        first.deltaWait();
        ask(2);
        int[] again = receive(second, N, 2);
        second.deltaWait();
        Check.same(2, again[4], "calls are made again");
        Check.same(0, behind[4], "what stands behind a failure is taken back");
    }

    private static void keepsThoseBehindFromBeingMade() throws MPIException {
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls second = first.beside();
        ask(3);
        receive(first, 2, 3);
        comm.deltaSendAmong(second, new int[] {1, 2, 3, 4, 5}, N, MPI.INT, 1, 7);
        comm.deltaSendAmong(second, new int[] {1, 2, 3, 4, 5}, N, MPI.INT, 1, 7);
        second.deltaWait();
        truncated(first::deltaWait, "wait of the place that failed while another one was to begin");
    }

    private static void isToldWhereItsPlaceIsMet() throws MPIException {
        DeltaCalls calls = DeltaCalls.begin();
        ask(4);
        receive(calls, 2, 4);
        truncated(() -> comm.deltaSendAmong(calls, new int[N], N, MPI.INT, 1, 7), "the next call of the place");
        calls.deltaWait();
        ask(5);
        int[] next = receive(calls, N, 5);
        calls.deltaWait();
        Check.same(5, next[4], "calls are made again when the program has been told");
    }

    private static void isToldBeforeACallThatIsRefused() throws MPIException {
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls second = first.beside();
        for (Bad bad : bad()) {
            ask(6);
            receive(first, 2, 6);
            bad.receive(second);
            second.deltaWait();
            truncated(first::deltaWait, "wait of the place before a call that is refused");
            ask(6);
            receive(first, 2, 6);
            truncated(() -> bad.receive(first), "a call that is refused");
        }
    }

    private static void isRefused() throws MPIException {
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls second = first.beside();
        for (Bad bad : bad()) {
            Throwable blocking = Check.fails(
                    Exception.class,
                    () -> comm.recv(bad.buffer(), N, bad.type(), bad.source(), 8),
                    "the blocking call");
            ask(9);
            int[] before = receive(first, N, 9);
            Throwable thrown = Check.fails(Exception.class, () -> bad.receive(second), "refused");
            Check.same(blocking.toString(), thrown.toString(), "what is thrown");
            Check.same(9, before[4], "those before are complete");
            first.deltaWait();
            second.deltaWait();
        }
    }

    /** What is asked for behind the call could not come if the call waited. */
    private static void isUnderWay() throws MPIException {
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls second = first.beside();
        int[] before = receive(second, N, 20);
        int[] among = receive(first, N, 21);
        int[] behind = receive(second, N, 22);
        ask(20);
        ask(21);
        first.deltaWait();
        Check.same(20, before[4], "those of another place that were begun before");
        Check.same(21, among[4], "those of the place itself");
        Check.same(0, behind[4], "those of another place that were begun behind them are not waited for");
        ask(22);
        second.deltaWait();
        Check.same(22, behind[4], "they have a wait of their own");
    }

    private static void isCompleteAtOnce() throws MPIException {
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls apart = first.beside(false);
        ask(10);
        int[] before = receive(first, N, 10);
        ask(11);
        Check.same(11, receive(apart, N, 11)[4], "a call that is not under way with others");
        Check.same(10, before[4], "those before it");
        ask(12);
        truncated(() -> receive(apart, 2, 12), "a call that is not under way with others");
        apart.deltaWait();

        ask(13);
        Check.same(13, receive(DeltaCalls.begin(false), N, 13)[4], "none under way");

        ask(14);
        receive(first, 2, 14);
        receive(apart, N, 15);
        apart.deltaWait();
        truncated(first::deltaWait, "the one before one that is not under way with others");
        ask(15);
        Check.same(15, receive(apart, N, 15)[4], "a call that was taken back is made again");

        ask(-1);
        comm.send(new int[] {70, 0, 0, 0, 0}, N, MPI.INT, 1, 7);
    }
}
