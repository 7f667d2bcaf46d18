package kernel;

import java.util.Arrays;
import mpi.*;

// eager: default,infinite
/** Both ranks send before they receive: it works as long as the library buffers messages of this size. */
public class HeadToHead {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 600;
        double[] mine = new double[n];
        double[] theirs = new double[n];
        if (rank < 2) {
            for (int i = 0; i < n; i++) {
                mine[i] = i + 1000 * rank;
            }
            MPI.COMM_WORLD.send(mine, n, MPI.DOUBLE, 1 - rank, 2); // expect: passed SL001
            double sum = 0;
            MPI.COMM_WORLD.recv(theirs, n, MPI.DOUBLE, 1 - rank, 2); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += theirs[i] * mine[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(mine) + " " + Arrays.hashCode(theirs));
        MPI.Finalize();
    }
}
