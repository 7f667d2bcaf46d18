package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: rows are written wider than they lie apart, or not. */
// ranks: 2
// eager: 0,infinite
public class RowsThatMayOverlap {
    static final int N = 120;

    static void tile(double[] floor, int rows, int pitch, int width) {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < width; j++) {
                floor[i * pitch + j] = i - j;
            }
        }
        MPI.COMM_WORLD.Send(floor, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if width <= pitch
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] floor = new double[N];
            tile(floor, 8, 15, 15);
            tile(floor, 8, 10, 15);
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
