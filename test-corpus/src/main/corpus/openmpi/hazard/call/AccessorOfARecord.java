package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL111: the accessor of a record does more than give the array. */
// ranks: 2
public class AccessorOfARecord {
    static final int N = 120;

    record Samples(double[] values) {
        @Override
        public double[] values() {
            values[0] -= 1;
            return values;
        }
    }

    static void raise(Samples samples) throws MPIException {
        double[] values = samples.values();
        for (int i = 0; i < N; i++) {
            values[i] += samples.values()[i] + 1;
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            raise(new Samples(new double[N]));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
