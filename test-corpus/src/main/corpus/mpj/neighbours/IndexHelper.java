package neighbours;

import java.util.Arrays;
import mpi.MPI;

/** Where a row starts is computed by a method, and first rows are kept in an array. */
// ranks: 2,3,5
public class IndexHelper {
    static int n = 50;

    static int at(int x, int y) {
        return x * n + y;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int[] first = new int[size];
        int[] last = new int[size];
        for (int r = 0; r < size; r++) {
            first[r] = 1 + 3 * r;
            last[r] = 3 * r + 3;
        }
        double[] z = new double[(3 * size + 2) * n];
        for (int i = at(first[rank], 0); i < at(last[rank] + 1, 0); i++) {
            z[i] = i * 0.5;
        }
        for (int t = 0; t < 3; t++) {
            if (rank % 2 == 0) {
                if (rank != 0) {
                    MPI.COMM_WORLD.Recv(z, at(first[rank] - 1, 0), n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                }
                if (rank != size - 1) {
                    MPI.COMM_WORLD.Recv(z, at(last[rank] + 1, 0), n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                }
                if (rank != 0) {
                    MPI.COMM_WORLD.Send(z, at(first[rank], 0), n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                }
                if (rank != size - 1) {
                    MPI.COMM_WORLD.Send(z, at(last[rank], 0), n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                }
            } else {
                if (rank != size - 1) {
                    MPI.COMM_WORLD.Send(z, at(last[rank], 0), n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                }
                if (rank != 0) {
                    MPI.COMM_WORLD.Send(z, at(first[rank], 0), n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                }
                if (rank != size - 1) {
                    MPI.COMM_WORLD.Recv(z, at(last[rank] + 1, 0), n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                }
                if (rank != 0) {
                    MPI.COMM_WORLD.Recv(z, at(first[rank] - 1, 0), n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                }
            }
            for (int i = at(first[rank], 0); i < at(last[rank] + 1, 0); i++) {
                z[i] = z[i] + 0.25 * z[i - n] - 0.125 * z[i + n];
            }
        }
        System.out.println(Arrays.hashCode(z));
        MPI.Finalize();
    }
}
