package hazard.call;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import mpi.*;

/** SL114: the caller says what is computed. */
// ranks: 2
public class FunctionOfTheCaller {
    static final int N = 120;

    static void map(double[] values, DoubleUnaryOperator function) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = function.applyAsDouble(i);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            map(values, Math::sqrt);
            map(values, x -> values[0] = x + 1);
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
