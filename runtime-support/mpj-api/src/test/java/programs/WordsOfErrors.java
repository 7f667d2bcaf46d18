package programs;

import java.nio.IntBuffer;
import java.util.List;
import mpi.Cartcomm;
import mpi.Comm;
import mpi.Datatype;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** Errors that name what the program has given: {@link Check#fails} looks whether all of it is in words that users know. */
public final class WordsOfErrors {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private WordsOfErrors() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        for (Object wrong : List.of("text", new String[1], List.of(1), new int[1][1], IntBuffer.allocate(1))) {
            told("cannot hold DOUBLE", () -> WORLD.Send(wrong, 0, 1, MPI.DOUBLE, 0, 0));
            told("cannot hold DOUBLE", () -> WORLD.Bcast(wrong, 0, 1, MPI.DOUBLE, 0));
        }
        told("", () -> WORLD.Send(null, 0, 1, MPI.INT, 0, 0));
        told("", () -> WORLD.Send(new int[1], 0, 1, MPI.LONG, 0, 0));
        told("", () -> WORLD.Recv(new int[1], 1, -1, MPI.INT, 0, 0));
        told("Object[]", () -> WORLD.Send(new int[1], 0, 1, MPI.OBJECT, 0, 0));
        told("", () -> WORLD.Send(new Object[] {new Object()}, 0, 1, MPI.OBJECT, 0, 0));
        Datatype every = Datatype.Vector(3, 1, 2, MPI.INT);
        told("", () -> WORLD.Send(new int[4], 0, 1, every, 0, 0));
        told("derived datatype", () -> WORLD.Allreduce(new int[5], 0, new int[5], 0, 1, every, MPI.BAND));
        told("DOUBLE", () -> WORLD.Allreduce(new double[1], 0, new double[1], 0, 1, MPI.DOUBLE, MPI.BAND));
        told("", () -> WORLD.Send(new int[1], 0, 1, MPI.INT, 99, 0));
        told("", () -> WORLD.Create_cart(new int[] {99}, new boolean[1], false));
        noArrays();
        noRequests();
        WORLD.Barrier();
        MPI.Finalize();
        Check.report();
    }

    private static void told(String words, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, "a wrong argument");
        Check.that(thrown.getMessage().contains(words), thrown.getMessage());
    }

    private static void noArrays() throws MPIException {
        int[] one = {1};
        told("displacements is null", () -> Datatype.Indexed(one, null, MPI.INT));
        told("displacements is null", () -> Datatype.Hindexed(one, null, MPI.INT));
        told("lengths is null", () -> Datatype.Indexed(null, one, MPI.INT));
        told("lengths is null", () -> Datatype.Hindexed(null, one, MPI.INT));
        Datatype[] ints = {MPI.INT};
        told("displacements is null", () -> Datatype.Struct(one, null, ints));
        told("lengths is null", () -> Datatype.Struct(null, one, ints));
        told("datatypes is null", () -> Datatype.Struct(one, one, null));
        told("datatype is null", () -> Datatype.Struct(one, one, new Datatype[1]));
        told("datatype is null", () -> Datatype.Vector(1, 1, 1, null));
        told("communicator is null", () -> Comm.Compare(WORLD, null));
        told("communicator is null", () -> Comm.Compare(null, WORLD));
        told("local communicator is null", () -> WORLD.Create_intercomm(null, 0, 1, 0));
        Group all = WORLD.Group();
        told("group is null", () -> Group.Compare(all, null));
        told("group is null", () -> Group.Union(null, all));
        told("group is null", () -> WORLD.Create(null));
        told("ranks is null", () -> all.Incl(null));
        told("ranks is null", () -> Group.Translate_ranks(all, null, all));
        told("ranges is null", () -> all.Range_excl(null));
        told("", () -> all.Range_incl(new int[1][]));
        Cartcomm grid = WORLD.Create_cart(new int[] {WORLD.Size()}, new boolean[1], false);
        told("remain is null", () -> grid.Sub(null));
        told("coordinates is null", () -> grid.Rank(null));
        told("dimensions is null", () -> Cartcomm.Dims_create(1, null));
        told("periods is null", () -> WORLD.Create_cart(one, null, false));
        told("index of the graph is null", () -> WORLD.Create_graph(null, one, false));
        grid.Free();
    }

    /** Nothing is started where a request is missing; waits take null for a request that is none. */
    private static void noRequests() throws MPIException {
        told("array of requests is null", () -> Request.Waitall(null));
        told("array of requests is null", () -> Request.Testany(null));
        told("array of requests is null", () -> Prequest.Startall(null));
        Prequest made = WORLD.Send_init(one(), 0, 1, MPI.INT, MPI.PROC_NULL, 0);
        told("request 1 of 2", () -> Prequest.Startall(new Prequest[] {made, null}));
        made.Start();
        Check.same(2, Request.Waitall(new Request[] {made, null}).length, "statuses");
        told("begun is null", () -> WORLD.deltaSendRecv(null, one(), 0, 1, MPI.INT, 0, 0));
    }

    private static int[] one() {
        return new int[1];
    }
}
