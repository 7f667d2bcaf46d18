package programs;

import mpi.Intracomm;
import mpi.MPI;

/** Rank 1 makes an error on a communicator that inherited its handler, tells nobody to return errors, and so ends the job. */
public final class FatalByDefault {
    private FatalByDefault() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Intracomm half = MPI.COMM_WORLD.split(0, 0);
        half.setName("half");
        if (half.getRank() == 1) {
            half.send(new int[1], 1, MPI.INT, 99, 0);
            System.out.println("went on");
        }
        half.barrier();
        MPI.Finalize();
    }
}
