// also: mpj
package exchange;

import mpi.*;

/** A rank that sends and then receives, and one that does both at once. */
public class OneSided {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 350;
        double[] out = new double[n];
        double[] in = new double[n];
        double sum = 0;
        for (int i = 0; i < n; i++) {
            out[i] = i + rank * 1000;
        }
        if (rank == 0) {
            MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 if rank == 0, passed SL002
            for (int i = 0; i < n; i++) {
                sum += in[i];
            }
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, 0, 0); // expect: missed SL108
            MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, 0, 0); // expect: passed SL001 if !(rank == 0) && rank == 1
            for (int i = 0; i < n; i++) {
                sum -= in[i];
            }
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
