package hazard.call;

import java.util.Arrays;
import java.util.Optional;
import mpi.*;

/** SL109: the function of an optional value runs inside the loop. */
// ranks: 2
public class OptionalOfTheUser {
    static final int N = 120;

    static final double[] DOSES = new double[N];

    static double correct(double dose) {
        DOSES[0] = dose;
        return dose * 2;
    }

    static void prescribe(Optional<Double> base) throws MPIException {
        for (int i = 0; i < N; i++) {
            DOSES[i] = i + base.map(OptionalOfTheUser::correct).orElse(0.0);
        }
        MPI.COMM_WORLD.send(DOSES, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            prescribe(Optional.of(1.5));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
