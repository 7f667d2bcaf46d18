package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the buffer is a row that may not exist. */
// ranks: 2
// eager: 0,infinite
public class RowThatMayBeMissing {
    static final int N = 120;

    static void fill(double[][] image, int line) throws MPIException {
        try {
            for (int i = 0; i < N; i++) {
                if (line < image.length) {
                    image[line][i] = i;
                }
            }
            MPI.COMM_WORLD.send(image[line], N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 0 <= line && line < image.length
        } catch (IndexOutOfBoundsException e) {
            System.out.println("no line " + line);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            fill(new double[2][N], 2);
            fill(new double[2][N], 1);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
