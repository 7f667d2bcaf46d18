package programs;

import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;

/** A message in parts whose sending must end the job, under the name of the call that the author wrote. */
public final class FatalAtTheEnd {
    private FatalAtTheEnd() {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 1) {
            DeltaSend send = MPI.COMM_WORLD.deltaSendBegin(new double[5000], 5000, MPI.DOUBLE, 99, 0);
            send.deltaSendData(0, 5000);
            send.deltaSendEnd();
        }
        MPI.COMM_WORLD.barrier();
        System.out.println("the job goes on");
    }
}
