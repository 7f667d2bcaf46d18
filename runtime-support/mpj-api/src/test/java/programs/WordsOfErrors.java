package programs;

import java.nio.IntBuffer;
import java.util.List;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
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
        WORLD.Barrier();
        MPI.Finalize();
        Check.report();
    }

    private static void told(String words, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, "a wrong argument");
        Check.that(thrown.getMessage().contains(words), thrown.getMessage());
    }
}
