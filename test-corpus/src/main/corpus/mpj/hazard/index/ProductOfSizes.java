package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the number of elements may not fit into an int, or not into the array. */
// ranks: 2
// eager: 0,infinite
public class ProductOfSizes {
    static final int N = 120;

    static void cover(double[] ground, int rows, int columns) {
        try {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < columns; j++) {
                    ground[i * columns + j] = i + j;
                }
            }
            MPI.COMM_WORLD.Send(ground, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if (long) rows * columns <= ground.length
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("too small, " + ground[N - 1]);
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] ground = new double[N];
            cover(ground, 10, 12);
            cover(ground, 11, 12);
            cover(ground, 1 << 16, 1 << 15);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
