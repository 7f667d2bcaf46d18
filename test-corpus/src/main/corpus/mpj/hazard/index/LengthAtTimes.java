package hazard.index;

import mpi.*;

/** Which elements an iteration uses is asked of another array, which may be missing where the iteration uses none. */
// ranks: 2
public class LengthAtTimes {
    static final int N = 64;

    static void fill(double[] a, int[] row) throws MPIException {
        for (int i = 0; i < 8; i++) {
            if (row != null) {
                for (int j = 0; j < row.length; j++) {
                    a[i * row.length + j] = i + j;
                }
            }
        }
        MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 1, 7); // expect: missed SL104
    }

    static double sum(double[] a, int[] row) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 0, 7); // expect: analysis SL013
        for (int i = 0; i < 8; i++) {
            if (row != null) {
                sum = sum * 0.5 + a[i * row.length];
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.Rank() == 0) {
            fill(a, null);
            fill(a, new int[8]);
        } else {
            System.out.println(sum(a, null) + " " + a[N - 1]);
            System.out.println(sum(a, new int[8]) + " " + a[N - 1]);
        }
        MPI.Finalize();
    }
}
