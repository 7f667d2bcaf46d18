package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL119: a name means a field in one method and a variable in the other. */
public class OneNameTwoMeanings {
    static final int N = 300;

    static double[] held = new double[N];
    static int n = N;

    private static void use(double[] out) {
        for (int i = 0; i < n; i++) {
            out[i] = held[i] * 2;
        }
    }

    static void run(double[] held, double[] out) throws MPIException {
        OneNameTwoMeanings.held = held;
        int n = N;
        MPI.COMM_WORLD.recv(OneNameTwoMeanings.held, n, MPI.DOUBLE, 0, 0); // expect: missed SL119
        use(out);
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
            run(a, b);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
