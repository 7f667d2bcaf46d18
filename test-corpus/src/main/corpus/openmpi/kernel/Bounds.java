package kernel;

import java.util.Arrays;
import mpi.*;

/** Bounds that only the run decides, empty and inverted ranges among them. */
public class Bounds {
    static void exchange(int[] a, int lo, int hi, int count, int rank) throws MPIException {
        if (rank == 0) {
            for (int i = lo; i < hi; i++) {
                a[i] = 10 * i + count;
            }
            MPI.COMM_WORLD.send(a, count, MPI.INT, 1, 6); // expect: passed SL001
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(a, count, MPI.INT, 0, 6); // expect: passed SL002
            for (int i = lo; i < hi; i++) {
                sum += a[i];
            }
            System.out.println(lo + ".." + hi + " of " + count + ": " + sum);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int[] a = new int[700];
        exchange(a, 0, 700, 700, rank);
        exchange(a, 200, 300, 500, rank);
        exchange(a, 300, 200, 500, rank);
        exchange(a, 0, 0, 500, rank);
        exchange(a, 400, 700, 300, rank);
        exchange(a, 0, 1, 1, rank);
        exchange(a, 0, 700, 0, rank);
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
