// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** A loop that consumes one message and produces another, repeated; the first and last rank do half of it. */
public class Cascade {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 555;
        double[] in = new double[n];
        double[] out = new double[n];
        for (int step = 0; step < 3; step++) {
            if (rank == 0) {
                for (int i = 0; i < n; i++) {
                    out[i] = Math.sin(i + step);
                }
                MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, rank + 1, step); // expect: passed SL001
            } else if (rank < size - 1) {
                MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, rank - 1, step); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    out[i] = in[i] + Math.cos(i);
                }
                MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, rank + 1, step); // expect: passed SL001
            } else {
                MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, rank - 1, step); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    out[i] += in[i];
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(in) + " " + Arrays.hashCode(out));
        MPI.Finalize();
    }
}
