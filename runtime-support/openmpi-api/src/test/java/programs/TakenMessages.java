package programs;

import java.nio.IntBuffer;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Matched probes: one message object used again and again, messages of nobody, aliased reductions. */
public final class TakenMessages {
    private static final Comm COMM = MPI.COMM_WORLD;

    private TakenMessages() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = COMM.getRank();
        Message message = new Message();
        Check.that(message.isNull(), "new");
        if (rank == 0) {
            for (int r = 1; r < COMM.getSize(); r++) {
                take(message, r, r, r);
                take(message, r, MPI.ANY_TAG, r);
                take(message, MPI.ANY_SOURCE, r, r);
            }
            for (int r = 1; r < COMM.getSize(); r++) {
                take(message, MPI.ANY_SOURCE, MPI.ANY_TAG, -1);
            }
        } else {
            for (int i = 0; i < 4; i++) {
                COMM.send(new int[] {rank, -rank}, 2, MPI.INT, 0, rank);
            }
        }
        ofNobody(message);
        aliased(rank);
        MPI.Finalize();
        Check.report();
        if (rank > 1) {
            System.exit(0);
        }
    }

    private static void take(Message message, int source, int tag, int expected) throws MPIException {
        boolean spin = tag == MPI.ANY_TAG;
        Status status = spin ? null : message.mProbe(source, tag, COMM);
        while (status == null) {
            Check.that(message.isNull(), "nothing taken");
            status = message.imProbe(source, tag, COMM);
        }
        Check.that(!message.isNull() && !message.isNoProc(), "taken");
        Check.same(2, status.getCount(MPI.INT), "count");
        int from = expected < 0 ? status.getSource() : expected;
        Check.same(from, status.getSource(), "source");
        Check.same(from, status.getTag(), "tag");
        if (spin) {
            IntBuffer into = MPI.newIntBuffer(2);
            Request request = message.imRecv(into, 2, MPI.INT);
            Check.that(!request.isNull(), "a request");
            Check.same(from, request.waitStatus().getSource(), "received");
            request.free();
            Check.same(-from, into.get(1), "contents");
        } else {
            int[] into = new int[2];
            Check.same(from, message.mRecv(into, 2, MPI.INT).getTag(), "received");
            Check.same(new int[] {from, -from}, into, "contents");
        }
        Check.that(message.isNull(), "used up");
    }

    private static void ofNobody(Message message) throws MPIException {
        IntBuffer untouched = MPI.newIntBuffer(1).put(0, 42);
        nobody(message.mProbe(MPI.PROC_NULL, 30, COMM));
        Check.that(message.isNoProc() && !message.isNull(), "a message of nobody");
        nobody(message.mRecv(untouched, 1, MPI.INT));
        Check.that(message.isNull(), "used up");
        for (boolean test : new boolean[] {true, false}) {
            nobody(message.imProbe(MPI.PROC_NULL, 30, COMM));
            Check.that(message.isNoProc(), "a message of nobody");
            Request request = message.imRecv(untouched, 1, MPI.INT);
            Check.that(!request.isNull(), "a request although there is nothing to receive");
            nobody(test ? request.testStatus() : request.waitStatus());
            request.free();
            Check.that(message.isNull(), "used up");
        }
        Check.same(42, untouched.get(0), "untouched");
    }

    private static void nobody(Status status) throws MPIException {
        Check.same(MPI.PROC_NULL, status.getSource(), "source");
        Check.same(MPI.ANY_TAG, status.getTag(), "tag");
        Check.same(0, status.getCount(MPI.CHAR), "count");
    }

    /** Away from the root the receive buffer means nothing, so it may be the send buffer. */
    private static void aliased(int rank) throws MPIException {
        int[] sum = {rank};
        if (rank > 1) {
            COMM.reduce(sum, sum, 1, MPI.INT, MPI.SUM, 0);
        } else {
            COMM.reduce(sum, 1, MPI.INT, MPI.SUM, 0);
        }
        int ranks = COMM.getSize();
        Check.same(rank == 0 ? ranks * (ranks - 1) / 2 : rank, sum[0], "sum");
    }
}
