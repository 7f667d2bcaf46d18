package layout;

import java.util.Arrays;
import mpi.*;

/** The call is an initialiser, an assignment, or a part of a larger expression. */
public class Initialisers {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 330;
        int[] a = new int[n];
        if (rank == 0) {
            for (int tag = 0; tag < 3; tag++) {
                for (int i = 0; i < n; i++) {
                    a[i] = i * (tag + 1);
                }
                MPI.COMM_WORLD.send(a, n, MPI.INT, 1, tag); // expect: passed SL001
            }
        } else if (rank == 1) {
            int sum = 0;
            final Status first = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            Status second;
            second = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            int count = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 2).getCount(MPI.INT); // expect: missed SL115
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println(first.getTag() + " " + second.getTag() + " " + count + " " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
