// also: mpj
package refused;

import mpi.*;

/** Block copies that write again what may have left, read what may not have come, or whose places are not known. */
public class UnsteadyCopies {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 24;
        double[] flat = new double[n * n + n];
        double[] row = new double[n];
        int[] places = new int[n];
        for (int i = 0; i < n; i++) {
            places[i] = (i * 5 % n) * n;
        }
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                row[i] = i + 0.5;
                System.arraycopy(row, 0, flat, i, n);
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 1); // expect: missed SL105
            for (int i = 0; i < n; i++) {
                row[i] = i * 0.5;
                System.arraycopy(row, 0, flat, places[i], n);
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 2); // expect: missed SL104
            for (int i = 0; i < n; i++) {
                flat[i] = i * 0.75;
                System.arraycopy(flat, 0, flat, 1, i);
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 3); // expect: missed SL105
            for (int i = 0; i < n; i++) {
                flat[i] = i * 0.25;
                Object target = flat;
                System.arraycopy(row, 0, target, 0, n);
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 4); // expect: missed SL114
        } else if (rank == 1) {
            double sum = 0;
            for (int tag = 1; tag <= 4; tag++) {
                MPI.COMM_WORLD.recv(flat, n * n, MPI.DOUBLE, 0, tag); // expect: missed SL117
                for (int i = 0; i < n; i++) {
                    System.arraycopy(flat, places[i], row, 0, n);
                    sum = sum * 0.5 + row[i];
                }
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
