// also: mpj
package refused;

import mpi.*;

/** Loops whose ends are elements that somebody changes, or that arrive with the message. */
public class UnsteadyBounds {
    static int[] shared = {90, 80, 70};

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 96;
        int[] ends = {n, n};
        int[] same = ends;
        int divisor = 1;
        int[] a = new int[n];
        double[] x = new double[n];
        if (rank == 0) {
            a[0] = n;
            for (int i = 1; i < a[0]; i++) {
                a[i] = i * i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1); // expect: missed SL103
            for (int i = 0; i < ends[0]; i++) {
                x[i] = i * 0.5;
                same[0] -= i % 2;
            }
            MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, 1, 2); // expect: missed SL103
            for (int i = 0; i < shared[1]; i++) {
                x[i] = i * 0.25 + lower();
            }
            MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, 1, 3); // expect: missed SL103
            for (int i = 0; i < n / divisor; i++) {
                x[i] = i * 0.125;
                divisor = i > 20 ? 2 : 1;
            }
            MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, 1, 4); // expect: missed SL103
            for (int i = 0; i < Math.min(n, divisor * 9); i++) {
                x[i] = i * 3.0;
                divisor = 3;
            }
            MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, 1, 5); // expect: missed SL103
        } else if (rank == 1) {
            long sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 1); // expect: missed SL117
            for (int i = 1; i < a[0]; i++) {
                sum += a[i];
            }
            System.out.println(sum);
            double total = 0;
            for (int tag = 2; tag <= 5; tag++) {
                MPI.COMM_WORLD.recv(x, n, MPI.DOUBLE, 0, tag); // expect: missed SL103
                for (int i = 0; i < ends[1]; i++) {
                    total = total * 0.5 + x[i];
                    ends[1] = i < 50 ? n : n - 1;
                }
            }
            System.out.println(total);
        }
        MPI.Finalize();
    }

    static double lower() {
        shared[1]--;
        return 1;
    }
}
