package exchange;

import mpi.*;

/** The two ends of one array: what is sent and what is received do not meet. */
public class OneArray {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = 350;
        int right = rank + 1 < size ? rank + 1 : MPI.PROC_NULL;
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        double[] a = new double[2 * n];
        double sum = 0;
        for (int t = 0; t < 3; t++) {
            for (int i = 0; i < n; i++) {
                a[n + i] = a[i] + i * t + rank;
            }
            MPI.COMM_WORLD.Sendrecv(a, n, n, MPI.DOUBLE, right, 0, a, 0, n, MPI.DOUBLE, left, 0); // expect: passed SL001, passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + a[i];
            }
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
