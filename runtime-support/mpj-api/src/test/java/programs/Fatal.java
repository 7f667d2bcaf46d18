package programs;

import mpi.MPI;
import mpi.MPIException;

/** Asks for errors to be fatal and makes one; the other ranks wait for ever. */
public final class Fatal {
    private Fatal() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 1) {
            MPI.Errorhandler_set(MPI.ERRORS_ARE_FATAL);
            try {
                MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 99, 0);
            } catch (MPIException e) {
                System.out.println("thrown, not fatal");
            }
        }
        MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, MPI.ANY_SOURCE, 0);
    }
}
