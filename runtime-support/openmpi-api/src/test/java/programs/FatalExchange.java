package programs;

import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;

/** A call that sends and receives, in parts, whose errors must end the job under the name that the author wrote. */
public final class FatalExchange {
    private FatalExchange() {}

    /** @param args whether the send was begun before, and from whom to receive; what comes does not fit */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        boolean begun = Boolean.parseBoolean(args[0]);
        int source = Integer.parseInt(args[1]);
        DeltaSend send = MPI.COMM_WORLD
                .deltaSendBegin(begun, new double[5000], 5000, MPI.DOUBLE, 0, 0)
                .announceAtEnd();
        DeltaRecv receive = MPI.COMM_WORLD.deltaSendRecv(send, new double[4000], 4000, MPI.DOUBLE, source, 0);
        receive.deltaWaitData(0, 1);
        System.out.println("the job goes on");
    }
}
