// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** An exception ends the loop and somebody goes on: nobody hears of the synchronous message. */
public class Thrown {
    static void give(double[] a, int[] d, int n, int tag) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i / d[i];
        }
        MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, tag); // expect: passed SL001 words: other ranks see it where the call stands
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        int[] d = new int[n];
        Arrays.fill(d, 2);
        if (rank == 0) {
            for (int k = 0; k < 3; k++) {
                d[150] = k % 2;
                try {
                    give(a, d, n, k);
                } catch (ArithmeticException e) {
                    System.out.println(e.getMessage());
                    MPI.COMM_WORLD.send(a, 1, MPI.DOUBLE, 1, k); // expect: analysis SL010
                }
            }
        } else if (rank == 1) {
            for (int k = 0; k < 3; k++) {
                Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, MPI.ANY_SOURCE, k); // expect: missed SL102
                System.out.println(s.getCount(MPI.DOUBLE) + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
