// also: mpj
package mode;

import mpi.*;

/** Receives from any source take synchronous messages of two ranks, each as long as it says. */
// ranks: 3
public class FromAnyone {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        if (rank > 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * rank;
            }
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 0, rank); // expect: passed SL001
        } else {
            double all = 0;
            for (int k = 1; k < 3; k++) {
                Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, MPI.ANY_SOURCE, MPI.ANY_TAG); // expect: missed SL102
                all += a[n - 1] * s.getCount(MPI.DOUBLE);
            }
            System.out.println(all + " " + a[0]);
        }
        MPI.Finalize();
    }
}
