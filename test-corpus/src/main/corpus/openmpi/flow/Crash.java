package flow;

import mpi.*;

// ranks: 2
// exit: 1
/** The producer runs out of its array: the job must end as it did before, and the receiver must not wait for ever. */
public class Crash {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 400;
        double[] a = new double[n];
        if (rank == 0) {
            System.out.println("begin");
            for (int i = 0; i <= n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            System.out.println("never said");
        } else {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("never said " + sum);
        }
        MPI.Finalize();
    }
}
