package neighbours;

import java.util.Arrays;
import mpi.MPI;

/** Heat in two planes of one flat array; who sends first depends on the rank. */
// ranks: 1,2,3,4
public class Halves {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = 60;
        int stripe = 4;
        int rows = stripe * size;
        double[] z = new double[2 * rows * n];
        for (int i = 0; i < z.length; i++) {
            z[i] = i % 7;
        }
        for (int t = 0; t < 5; t++) {
            int p = t % 2;
            int q = (p + 1) % 2;
            if (size > 1) {
                if (rank == 0) {
                    MPI.COMM_WORLD.Send(z, p * rows * n + (stripe - 1) * n, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Recv(z, p * rows * n + stripe * n, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
                } else if (rank == size - 1) {
                    if (rank % 2 == 0) {
                        MPI.COMM_WORLD.Send(z, p * rows * n + rank * stripe * n, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                        MPI.COMM_WORLD.Recv(z, p * rows * n + (rank * stripe - 1) * n, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                    } else {
                        MPI.COMM_WORLD.Recv(z, p * rows * n + (rank * stripe - 1) * n, n, MPI.DOUBLE, rank - 1, 0); // expect: missed SL107
                        MPI.COMM_WORLD.Send(z, p * rows * n + rank * stripe * n, n, MPI.DOUBLE, rank - 1, 0); // expect: missed SL101
                    }
                } else if (rank % 2 == 0) {
                    MPI.COMM_WORLD.Send(z, p * rows * n + (rank * stripe + stripe - 1) * n, n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Send(z, p * rows * n + rank * stripe * n, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Recv(z, p * rows * n + (rank * stripe - 1) * n, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Recv(z, p * rows * n + (rank * stripe + stripe) * n, n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                } else {
                    MPI.COMM_WORLD.Recv(z, p * rows * n + (rank * stripe - 1) * n, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Recv(z, p * rows * n + (rank * stripe + stripe) * n, n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Send(z, p * rows * n + (rank * stripe + stripe - 1) * n, n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL006
                    MPI.COMM_WORLD.Send(z, p * rows * n + rank * stripe * n, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL006
                }
            }
            for (int x = Math.max(1, rank * stripe); x < Math.min(rows - 1, (rank + 1) * stripe); x++) {
                for (int y = 1; y < n - 1; y++) {
                    z[q * rows * n + x * n + y] = z[p * rows * n + x * n + y]
                            + 0.1 * (z[p * rows * n + (x - 1) * n + y] - z[p * rows * n + (x + 1) * n + y]);
                }
            }
        }
        System.out.println(Arrays.hashCode(z));
        MPI.Finalize();
    }
}
