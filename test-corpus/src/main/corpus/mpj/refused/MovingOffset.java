package refused;

import java.util.Arrays;
import mpi.*;

/** SL106: the offset is counted while the loop runs. */
public class MovingOffset {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int n = 300;
        int[] a = new int[n];
        if (rank == 0) {
            int odd = 0;
            for (int i = 0; i < n; i++) {
                a[i] = i;
                odd += i & 1;
            }
            MPI.COMM_WORLD.Send(a, odd, n - odd, MPI.INT, 1, 0); // expect: missed SL106
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.Recv(a, 0, n, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
