package programs;

import java.nio.IntBuffer;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Requests that are freed early or late, and statuses that are looked at before. */
public final class ReleasedRequests {
    private static final int ROUNDS = 50;

    private ReleasedRequests() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        pingPong(comm, rank ^ 1, rank % 2 == 0);
        IntBuffer into = receivesFromMyself(comm, rank);
        peekThenFree(comm, rank);
        bufferedAndForgotten(comm, rank ^ 1, rank % 2 == 0);
        MPI.Finalize();
        Check.same(71, into.get(0), "a forgotten receive still receives");
        Check.same(72, into.get(1), "a forgotten persistent receive still receives");
        Check.report();
    }

    /** The answer says that the send, of which nothing is known any more, is over. */
    private static void pingPong(Comm comm, int other, boolean first) throws MPIException {
        IntBuffer out = MPI.newIntBuffer(1);
        IntBuffer in = MPI.newIntBuffer(1);
        for (int i = 0; i < ROUNDS; i++) {
            if (!first) {
                comm.recv(in, 1, MPI.INT, other, 0);
            }
            out.put(0, first ? i : in.get(0));
            Request request = comm.iSend(out, 1, MPI.INT, other, 0);
            request.free();
            Check.that(request.isNull(), "freed");
            if (first) {
                comm.recv(in, 1, MPI.INT, other, 0);
                Check.same(i, in.get(0), "came back");
            }
        }
        comm.barrier();
    }

    /** The buffer of receives that nobody can wait for: what they receive is there in the end. */
    private static IntBuffer receivesFromMyself(Comm comm, int rank) throws MPIException {
        IntBuffer into = MPI.newIntBuffer(2);
        comm.iRecv(into, 1, MPI.INT, rank, 1).free();
        Prequest idle = comm.recvInit(into, 1, MPI.INT, rank, 1);
        idle.free();
        Check.that(idle.isNull(), "freed while inactive");
        Prequest active = comm.recvInit(MPI.slice(into, 1), 1, MPI.INT, rank, 2);
        active.start();
        active.free();
        Check.that(active.isNull(), "freed while active");
        comm.send(new int[] {71}, 1, MPI.INT, rank, 1);
        comm.send(new int[] {72}, 1, MPI.INT, rank, 2);
        comm.barrier();
        return into;
    }

    private static void peekThenFree(Comm comm, int rank) throws MPIException {
        IntBuffer into = MPI.newIntBuffer(1);
        if (rank == 0) {
            Request request = comm.iRecv(into, 1, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
            Status status = null;
            while (status == null) {
                status = request.getStatus();
            }
            Check.that(!request.isNull(), "looking changes nothing");
            request.free();
            Check.that(request.isNull(), "freed when complete");
            Check.same(1, status.getSource(), "source");
            Check.same(9, status.getTag(), "tag");
            Check.same(5, into.get(0), "contents");
        } else if (rank == 1) {
            comm.send(new int[] {5}, 1, MPI.INT, 0, 9);
        }
        Request barrier = comm.iSend(into, 1, MPI.INT, MPI.PROC_NULL, 0);
        barrier.waitFor();
        barrier.free();
        Check.that(barrier.isNull(), "a completed request may be freed");
        comm.barrier();
    }

    /** What was attached stays so: the end of MPI takes it away. */
    private static void bufferedAndForgotten(Comm comm, int other, boolean sender) throws MPIException {
        int length = 2000;
        MPI.attachBuffer(new byte[100_000]);
        int[] got = new int[length];
        if (sender) {
            IntBuffer data = MPI.newIntBuffer(length + 2);
            for (int i = 0; i < 2; i++) {
                data.put(i, 31 + i);
                comm.ibSend(MPI.slice(data, i), length, MPI.INT, other, 3).free();
            }
            comm.barrier();
        } else {
            comm.barrier();
            for (int i = 0; i < 2; i++) {
                comm.recv(got, length, MPI.INT, other, 3);
                Check.same(31 + i, got[0], "buffered, then forgotten");
            }
        }
        comm.barrier();
    }
}
