package programs;

import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;

/** A message in parts whose sending must end the job, under the name of the call that the author wrote. */
public final class FatalAtTheEnd {
    private FatalAtTheEnd() {}

    private static DeltaSend begun(String call) {
        double[] a = new double[5000];
        return switch (call) {
            case "sSend" -> MPI.COMM_WORLD.deltaSSendBegin(a, 5000, MPI.DOUBLE, 99, 0);
            case "rSend" -> MPI.COMM_WORLD.deltaRSendBegin(a, 5000, MPI.DOUBLE, 99, 0);
            default -> MPI.COMM_WORLD.deltaSendBegin(a, 5000, MPI.DOUBLE, 99, 0);
        };
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 1) {
            DeltaSend send = begun(args[0]);
            send.deltaSendData(0, 5000);
            send.deltaSendEnd();
        }
        MPI.COMM_WORLD.barrier();
        System.out.println("the job goes on");
    }
}
