package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: the first use of one class assigns a field of another. */
// ranks: 2
public class InitialiserOfAnother {
    static final int N = 120;

    static double offset = 1;

    static class Calibration {
        static final double FACTOR = calibrate();

        static double calibrate() {
            offset = 100;
            return 2.5;
        }
    }

    static void measure(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i > 20 ? i * Calibration.FACTOR : i;
        }
        MPI.COMM_WORLD.Send(values, 0, (int) offset, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            measure(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
