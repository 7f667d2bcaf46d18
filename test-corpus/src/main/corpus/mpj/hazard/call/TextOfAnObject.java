package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: formatting asks an object for its text. */
// ranks: 2
public class TextOfAnObject {
    static final int N = 120;

    static final double[] LEVELS = new double[N];

    static class Gauge {
        @Override
        public String toString() {
            LEVELS[N - 1] += 1;
            return "gauge";
        }
    }

    static int label(Object what) {
        int length = 0;
        for (int i = 0; i < N; i++) {
            LEVELS[N - 1 - i] = i;
            length += String.valueOf(what).length();
        }
        MPI.COMM_WORLD.Send(LEVELS, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
        return length;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            System.out.println(label(new Gauge()));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
