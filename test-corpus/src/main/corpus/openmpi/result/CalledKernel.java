package result;

import java.util.Arrays;
import mpi.*;

/** One loop stands in a method that is called, the count of another is found out, the columns of the last run outside. */
public class CalledKernel {
    static void compute(double[] c, int n) {
        for (int i = 0; i < n; i++) {
            c[i] = Math.sqrt(i);
        }
    }

    static double total(double[] c) {
        double sum = 0;
        for (double x : c) {
            sum += x;
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 25;
        double[] c = new double[n * n];
        if (rank == 0) {
            compute(c, n * n);
            MPI.COMM_WORLD.send(c, n * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            int k = 0;
            for (int i = 0; i < n * n; i++) {
                if (i % 3 != 0) {
                    c[k++] = i;
                }
            }
            MPI.COMM_WORLD.send(c, k, MPI.DOUBLE, 1, 1); // expect: passed SL001
            for (int j = 0; j < n; j++) {
                for (int i = 0; i < n; i++) {
                    c[i * n + j] = i * j;
                }
            }
            MPI.COMM_WORLD.send(c, n * n, MPI.DOUBLE, 1, 2); // expect: passed SL001 if (long) n * n <= c.length
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(c, n * n, MPI.DOUBLE, 0, 0); // expect: missed SL107
            sum += total(c);
            MPI.COMM_WORLD.recv(c, n * n, MPI.DOUBLE, 0, 1); // expect: missed SL107
            sum += total(c);
            MPI.COMM_WORLD.recv(c, n * n, MPI.DOUBLE, 0, 2); // expect: passed SL002 if (long) n * n <= c.length
            for (int j = 0; j < n; j++) {
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + c[i * n + j];
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(c));
        MPI.Finalize();
    }
}
