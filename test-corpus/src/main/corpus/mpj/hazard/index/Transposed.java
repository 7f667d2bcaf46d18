package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL105: the matrix is filled column by column, each element from the one above. */
// ranks: 2
public class Transposed {
    static final int N = 120;

    static void fillColumns(double[] matrix, int rows, int columns) {
        for (int j = 0; j < columns; j++) {
            for (int i = 1; i < rows; i++) {
                matrix[i * columns + j] = matrix[(i - 1) * columns + j] + i - j;
            }
        }
        MPI.COMM_WORLD.Send(matrix, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            fillColumns(new double[N], 10, 12);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
