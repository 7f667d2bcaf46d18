package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: a called method reads the destination from a table that the loop writes. */
// ranks: 2
public class TableLookUp {
    static final int N = 120;

    static final int[] OWNER = new int[N];

    static int ownerOf(int cell) {
        return OWNER[cell];
    }

    static void migrate(double[] cells) {
        for (int i = 0; i < N; i++) {
            cells[i] = i;
            OWNER[i] = 1;
        }
        MPI.COMM_WORLD.Send(cells, 0, N, MPI.DOUBLE, ownerOf(5), 0); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            migrate(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
