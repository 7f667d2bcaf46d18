package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the count is a quotient whose divisor may be zero. */
// ranks: 2
// eager: 0,infinite
public class SharesOfNobody {
    static final int N = 120;

    static void share(double[] cake, int guests) throws MPIException {
        for (int i = 0; i < N; i++) {
            cake[i] = i + guests;
        }
        if (guests != 0) {
            MPI.COMM_WORLD.send(cake, N / guests, MPI.DOUBLE, 1, 0); // expect: passed SL001 if guests != 0
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] cake = new double[N];
            share(cake, 0);
            share(cake, 2);
            share(cake, 1);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
