package layout;

import java.util.Arrays;
import mpi.*;

/** Several sites at one loop, sites of one name in one block, a deep nest of blocks. */
public class ManySites {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        double[] b = new double[n];
        double[] c = new double[n];
        if (rank == 0) {
            for (int k = 0; k < 2; k++) {
                {
                    for (int i = 0; i < n; i++) {
                        a[i] = i + k;
                    }
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
                    for (int i = 0; i < n; i++) {
                        a[i] = i - k;
                    }
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
                }
            }
        } else if (rank == 1) {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
                MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    c[i] = a[i] * b[i] + k;
                }
                if (size > 2) {
                    MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, 2, 2); // expect: passed SL001 if size > 2
                }
            }
        } else if (rank == 2) {
            double sum = 0;
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 2); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum += c[i];
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(c));
        MPI.Finalize();
    }
}
