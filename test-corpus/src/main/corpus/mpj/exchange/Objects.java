package exchange;

import java.util.Arrays;
import mpi.*;

/** Numbers go out while objects come in. */
public class Objects {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        String[] names = {"rank", "" + rank};
        String[] theirs = new String[2];
        Request pending = MPI.COMM_WORLD.Isend(names, 0, 2, MPI.OBJECT, right, 1); // expect: analysis SL015
        Request later = MPI.COMM_WORLD.Irecv(in, 0, n, MPI.DOUBLE, left, 0); // expect: analysis SL015
        for (int i = 0; i < n; i++) {
            out[i] = i * 0.5 + rank;
        }
        MPI.COMM_WORLD.Sendrecv(out, 0, n, MPI.DOUBLE, right, 0, theirs, 0, 2, MPI.OBJECT, left, 1); // expect: passed SL001, missed SL113
        pending.Wait();
        later.Wait();
        System.out.println(rank + " " + Arrays.toString(theirs) + " " + Arrays.hashCode(in));
        MPI.Finalize();
    }
}
