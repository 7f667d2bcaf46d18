// also: mpj
package hazard.neighbours;

import mpi.*;

/** A constructor stores a communicator that may be missing and shows the object before it uses it: the calls fail in the author's words. */
// ranks: 2
// eager: default,infinite
// exit: 1
public class NobodyToTalkTo {
    private final Intracomm comm;
    private int told;

    NobodyToTalkTo(Intracomm comm, int rank) throws MPIException {
        this.comm = comm;
        meet(rank);
        told = comm.getRank();
    }

    void meet(int rank) throws MPIException {
        double[] a = new double[20];
        double[] b = new double[20];
        a[0] = rank;
        comm.send(a, 20, MPI.DOUBLE, 1 - rank, 1); // expect: missed SL101
        comm.recv(b, 20, MPI.DOUBLE, 1 - rank, 1); // expect: missed SL102
        told = (int) b[0];
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        System.out.println(new NobodyToTalkTo(MPI.COMM_WORLD, rank).told);
        MPI.COMM_WORLD.barrier();
        System.out.println(new NobodyToTalkTo(null, rank).told);
        MPI.Finalize();
    }
}
