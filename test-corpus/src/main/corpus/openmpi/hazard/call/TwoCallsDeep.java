package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: a method that the loop calls calls one that prints. */
// ranks: 2
public class TwoCallsDeep {
    static final int N = 120;

    static double rounded(double value) {
        return Math.rint(checked(value));
    }

    static double checked(double value) {
        if (value > 100) {
            System.out.println("large: " + value);
        }
        return value;
    }

    static void round(double[] values) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = rounded(i * 1.01);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            round(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
