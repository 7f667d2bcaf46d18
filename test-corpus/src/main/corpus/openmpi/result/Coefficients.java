// also: mpj
package result;

import java.util.Arrays;
import mpi.*;

/** Workers compute values by a pure method and send them; the first send follows a header of one element. */
public class Coefficients {
    static double coefficient(int k, int points) {
        double sum = 0;
        for (int p = 0; p < points; p++) {
            sum += Math.sin(k * p * 0.01);
        }
        return sum / points;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int mine = 150 + 50 * rank;
        double[] values = new double[mine];
        if (rank > 0) {
            int[] header = {mine};
            MPI.COMM_WORLD.send(header, 1, MPI.INT, 0, 1); // expect: analysis SL010
            for (int k = 0; k < mine; k++) {
                values[k] = coefficient(k + 100 * rank, 20);
            }
            MPI.COMM_WORLD.send(values, mine, MPI.DOUBLE, 0, 2); // expect: passed SL001
        } else {
            double[] all = new double[500 * size];
            for (int src = 1; src < size; src++) {
                int[] header = new int[1];
                MPI.COMM_WORLD.recv(header, 1, MPI.INT, src, 1); // expect: analysis SL010
                int count = header[0];
                double[] part = new double[count];
                MPI.COMM_WORLD.recv(part, count, MPI.DOUBLE, src, 2); // expect: passed SL002
                for (int k = 0; k < count; k++) {
                    all[500 * src + k] = part[k];
                }
            }
            System.out.println("all " + Arrays.hashCode(all));
        }
        System.out.println(rank + " " + Arrays.hashCode(values));
        MPI.Finalize();
    }
}
