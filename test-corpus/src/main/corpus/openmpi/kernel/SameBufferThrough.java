// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** A chain in which every rank receives, changes and forwards one and the same array. */
public class SameBufferThrough {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 600;
        double[] data = new double[n];
        if (rank > 0 && rank < size - 1) {
            MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, rank - 1, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                data[i] = data[i] * 1.5 + rank;
            }
            MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, rank + 1, 1); // expect: passed SL001
        } else if (rank == 0) {
            for (int i = 0; i < n; i++) {
                data[i] = i;
            }
            MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
        } else {
            MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, rank - 1, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                data[i] = -data[i];
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(data));
        MPI.Finalize();
    }
}
