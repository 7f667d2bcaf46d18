package refused;

import java.util.Arrays;
import mpi.*;

/** SL109: the loop may be left by return or throw. A receive does not mind, and a break only ends the loop. */
public class LeftEarly {
    static int fill(double[] a, double limit) throws MPIException {
        for (int i = 0; i < a.length; i++) {
            if (i > limit) {
                return i;
            }
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 1); // expect: missed SL109
        return a.length;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 290;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                if (i * i > 50_000) {
                    break;
                }
                a[i] = Math.sqrt(i);
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            System.out.println(fill(a, 20) + " " + fill(a, 1000));
            for (int i = 0; i < n; i++) {
                if (a[i] < 0) {
                    throw new IllegalStateException("negative at " + i);
                }
                a[i] = 1;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 2); // expect: missed SL109
        } else if (rank == 1) {
            double sum = 0;
            for (int tag = 0; tag < 3; tag++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    if (a[i] > 1e9) {
                        break;
                    }
                    sum += a[i] * i;
                }
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
