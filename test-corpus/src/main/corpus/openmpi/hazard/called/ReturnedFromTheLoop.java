package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL102: the loop may end with the method, and its result. */
public class ReturnedFromTheLoop {
    static final int N = 300;

    private static int find(double[] in, double wanted) {
        for (int i = 0; i < N; i++) {
            if (in[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            for (int i = 0; i < N; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            int place = find(a, 7.5);
            b[0] = place;
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
