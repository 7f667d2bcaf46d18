package programs;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import mpi.Cartcomm;
import mpi.Comm;
import mpi.Datatype;
import mpi.DeltaCalls;
import mpi.DeltaSend;
import mpi.Errhandler;
import mpi.Graphcomm;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.User_function;
import org.sluicempi.facetest.Check;
import org.sluicempi.facetest.NullWalk;
import org.sluicempi.facetest.PublicClasses;

/**
 * Null for every argument of every call, one after the other: an error that names it, and nothing has begun. Ranks in pairs, each
 * for itself, so that there is a communicator between groups.
 */
public final class NothingGiven {
    /** What may be null, or an array of null, and why. */
    private static final Set<String> TAKEN = Set.of(
            // never throws: its end does
            "CommDeltas.deltaSendBegin",
            "CommDeltas.deltaSsendBegin",
            "CommDeltas.deltaRsendBegin",
            // its start refuses it
            "CommMessages.Send_init(0)",
            "CommMessages.Bsend_init(0)",
            "CommMessages.Ssend_init(0)",
            "CommMessages.Rsend_init(0)",
            "CommMessages.Recv_init(0)",
            // woven classes give what there is
            "DeltaRecv.received(0)",
            // the null operation, and the null group
            "Op.new(0)",
            "Group.new",
            // in place
            "Intracomm.Allgather(0)",
            "Intracomm.Allgatherv(0)",
            "Intracomm.Allreduce(0)",
            "Intracomm.Alltoall(0)",
            "Intracomm.Alltoallv(0)",
            "Intracomm.Gather(0)",
            "Intracomm.Gatherv(0)",
            "Intracomm.Reduce(0)",
            "Intracomm.Reduce_scatter(0)",
            "Intracomm.Scan(0)",
            "Intracomm.Scatter(4)",
            "Intracomm.Scatterv(5)",
            // null at its place in the result
            "Request[]",
            // for a person to read
            "DeltaSend.abandon(0)",
            // as Java's own
            "MPIException.new");

    private final Map<Class<?>, Supplier<?>> samples = new HashMap<>();
    private final Intracomm comm = (Intracomm) MPI.COMM_SELF;

    private NothingGiven() {}

    private <T> void sample(Class<T> type, Supplier<? extends T> maker) {
        samples.put(type, maker);
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.Errorhandler_set(MPI.ERRORS_RETURN);
        NothingGiven walk = new NothingGiven();
        walk.communicators();
        walk.values();
        new NullWalk(MPIException.class, walk.samples, TAKEN, Set.of(), walk::quiet)
                .over(PublicClasses.beside(MPI.class));
        MPI.Finalize();
        Check.report();
    }

    /** No message is under way, and no receive waits for one. */
    private void quiet() {
        Check.that(comm.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG) == null, "no message");
        Request sent = comm.Isend(new byte[1], 0, 0, MPI.BYTE, 0, 0);
        Check.that(comm.Iprobe(0, 0) != null, "no receive waits");
        comm.Recv(new byte[1], 0, 0, MPI.BYTE, 0, 0);
        sent.Wait();
    }

    private void communicators() {
        Cartcomm grid = comm.Create_cart(new int[] {1}, new boolean[] {true}, false);
        Graphcomm graph = comm.Create_graph(new int[] {1}, new int[] {0}, false);
        Intercomm other = MPI.COMM_WORLD.Create_intercomm(comm, 0, MPI.COMM_WORLD.Rank() ^ 1, 1);
        sample(Intercomm.class, () -> other);
        sample(Comm.class, () -> comm);
        sample(Intracomm.class, () -> comm);
        sample(Cartcomm.class, () -> grid);
        sample(Graphcomm.class, () -> graph);
        sample(Group.class, comm::Group);
        sample(Errhandler.class, () -> MPI.ERRORS_RETURN);
        sample(Request.class, () -> MPI.REQUEST_NULL);
        sample(Request[].class, () -> new Request[] {MPI.REQUEST_NULL});
        Prequest persistent = comm.Send_init(new byte[1], 0, 0, MPI.BYTE, MPI.PROC_NULL, 0);
        sample(Prequest.class, () -> persistent);
        sample(Prequest[].class, () -> new Prequest[] {persistent});
        sample(DeltaCalls.class, () -> DeltaCalls.begin());
        sample(DeltaSend.class, () -> comm.deltaSendBegin(false, new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 0));
        sample(Status.class, () -> comm.Recv(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 0));
    }

    private void values() {
        sample(Datatype.class, () -> MPI.INT);
        sample(Datatype[].class, () -> new Datatype[] {MPI.INT});
        sample(Op.class, () -> MPI.SUM);
        sample(User_function.class, () -> new User_function() {
            @Override
            public void Call(Object in, int inOffset, Object inout, int inoutOffset, int count, Datatype type) {}
        });
        sample(String.class, () -> "x");
        sample(String[].class, () -> new String[] {"x"});
        sample(Throwable.class, () -> new Exception("x"));
        sample(Object.class, () -> new int[8]);
        sample(int[].class, () -> new int[] {0});
        sample(int[][].class, () -> new int[][] {{0, 0, 1}});
        sample(boolean[].class, () -> new boolean[1]);
        sample(byte[].class, () -> new byte[64]);
        sample(ByteBuffer.class, () -> ByteBuffer.allocateDirect(64));
        sample(mpjbuf.Buffer.class, () -> new mpjbuf.Buffer(mpjbuf.BufferFactory.create(64), 0, 64));
        sample(mpjdev.Status.class, () -> new mpjdev.Status());
        sample(mpjdev.Group.class, () -> comm.Group().mpjdevGroup);
    }
}
