package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: a called method changes the table that the destination is read from. */
// ranks: 2
public class ShiftedTable {
    static final int N = 120;

    static void shift(int[] order) {
        int first = order[0];
        order[0] = order[1];
        order[1] = first;
    }

    static void send(double[] block, int[] order) throws MPIException {
        for (int i = 0; i < N; i++) {
            block[i] = i;
            if (i == N - 1) {
                shift(order);
            }
        }
        MPI.COMM_WORLD.send(block, N, MPI.DOUBLE, order[0], 0); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(new double[N], new int[] {0, 1});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
