package programs;

import java.nio.IntBuffer;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Matched probes: a message that was found can be received by nobody else. */
public final class Matched {
    private static final Comm COMM = MPI.COMM_WORLD;

    private Matched() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = COMM.getRank();
        if (rank == 0) {
            take();
        } else {
            IntBuffer first = MPI.newIntBuffer(2).put(0, rank).put(1, 10);
            IntBuffer second = MPI.newIntBuffer(2).put(0, rank).put(1, 20);
            Request.waitAll(new Request[] {
                COMM.iSend(first, 2, MPI.INT, 0, 4), COMM.iSend(second, 2, MPI.INT, 0, 4),
            });
        }
        COMM.barrier();
        nobody();
        MPI.Finalize();
        Check.report();
    }

    private static void take() throws MPIException {
        for (int sender = 1; sender < COMM.getSize(); sender++) {
            Message first = new Message();
            Check.that(first.isNull(), "nothing yet");
            Status found = first.mProbe(sender, MPI.ANY_TAG, COMM);
            Check.same(2, found.getCount(MPI.INT), "length");
            Check.that(!first.isNull() && !first.isNoProc(), "a message");
            int[] second = new int[2];
            COMM.recv(second, 2, MPI.INT, sender, 4);
            Check.same(new int[] {sender, 20}, second, "a receive gets the next one");
            IntBuffer into = MPI.newIntBuffer(2);
            if (sender % 2 == 0) {
                int[] array = new int[2];
                Check.same(sender, first.mRecv(array, 2, MPI.INT).getSource(), "source");
                into.put(0, array);
            } else {
                Request request = first.imRecv(into, 2, MPI.INT);
                Check.same(4, request.waitStatus().getTag(), "tag");
            }
            Check.same(10, into.get(1), "the one that was found");
            Check.that(first.isNull(), "received");
            Check.fails(MPIException.class, () -> first.mRecv(new int[2], 2, MPI.INT), "received before");
            Check.same(null, first.imProbe(sender, 4, COMM), "no more");
            Check.that(first.isNull(), "still none");
        }
    }

    private static void nobody() throws MPIException {
        Message message = new Message();
        message.mProbe(MPI.PROC_NULL, 0, COMM);
        Check.that(message.isNoProc(), "from nobody");
        Check.same(0, message.mRecv(new int[1], 1, MPI.INT).getCount(MPI.INT), "nothing");
    }
}
