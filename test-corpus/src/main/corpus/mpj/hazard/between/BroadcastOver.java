package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL107: a broadcast overwrites the beginning of the buffer. */
// ranks: 2
public class BroadcastOver {
    static final int N = 120;

    static void prepare(double[] values, int rank) {
        for (int i = 0; i < N; i++) {
            values[i] = i + rank;
        }
        MPI.COMM_WORLD.Bcast(values, 0, 3, MPI.DOUBLE, 1); // expect: analysis SL015
        if (rank == 0) {
            MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
        } else {
            MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(values));
    }

    public static void main(String[] args) {
        MPI.Init(args);
        prepare(new double[N], MPI.COMM_WORLD.Rank());
        MPI.Finalize();
    }
}
