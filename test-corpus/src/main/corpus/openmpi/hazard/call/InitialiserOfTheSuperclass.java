package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: the first call makes the superclass known, which prints. */
// ranks: 2
public class InitialiserOfTheSuperclass {
    static final int N = 120;

    static class Base {
        static {
            System.out.println("base is ready");
        }
    }

    static class Table extends Base {
        static int size = N;

        static double entry(int i) {
            return i * size;
        }
    }

    static void tabulate(double[] values) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = Table.entry(i);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            tabulate(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
