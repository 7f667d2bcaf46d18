package demo;

import java.nio.file.Path;
import mpi.MPI;
import mpi.MPIException;

/** The ranks add up their numbers and say which processes they are. */
public class Where {
    public static void main(String[] args) throws MPIException {
        String[] words = MPI.Init(args);
        int[] sum = {MPI.COMM_WORLD.getRank() + 1};
        MPI.COMM_WORLD.allReduce(sum, 1, MPI.INT, MPI.SUM);
        System.out.println(String.join(" ", words) + " sum " + sum[0] + " in process "
                + ProcessHandle.current().pid() + " in folder " + Path.of("").toAbsolutePath());
        MPI.Finalize();
    }
}
