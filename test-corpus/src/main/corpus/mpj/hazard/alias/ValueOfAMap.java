package hazard.alias;

import java.util.Arrays;
import java.util.Map;
import mpi.*;

/** SL114: the loop looks the array up in a map. */
// ranks: 2
public class ValueOfAMap {
    static final int N = 120;

    static void update(double[] shared, Map<String, double[]> byName) {
        for (int i = 0; i < N; i++) {
            shared[i] = i;
            byName.get("wind")[N - 1 - i] = 4;
        }
        MPI.COMM_WORLD.Send(shared, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] shared = new double[N];
            update(shared, Map.of("wind", new double[N]));
            update(shared, Map.of("wind", shared));
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
