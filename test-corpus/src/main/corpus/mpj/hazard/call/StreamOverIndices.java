package hazard.call;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.*;

/** SL107: a stream between loop and send writes the buffer. */
// ranks: 2
public class StreamOverIndices {
    static final int N = 120;

    static void normalise(double[] values, double scale) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        IntStream.range(0, N).forEach(i -> values[i] *= scale);
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            normalise(new double[N], 0.125);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
