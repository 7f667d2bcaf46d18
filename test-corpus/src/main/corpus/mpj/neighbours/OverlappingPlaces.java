package neighbours;

import java.util.Arrays;
import mpi.MPI;

/** What is received falls into what is being sent, and into what another receive fills. */
// ranks: 3
public class OverlappingPlaces {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int n = 400;
        int[] z = new int[n];
        Arrays.fill(z, rank + 1);
        if (rank == 0) {
            MPI.COMM_WORLD.Send(z, 0, n, MPI.INT, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.Recv(z, n / 2, n / 2, MPI.INT, 2, 2); // expect: passed SL006
            MPI.COMM_WORLD.Recv(z, n / 4, n / 2, MPI.INT, 1, 3); // expect: passed SL006
            MPI.COMM_WORLD.Send(z, 0, n, MPI.INT, 2, 4); // expect: passed SL006
        } else if (rank == 1) {
            MPI.COMM_WORLD.Recv(z, 0, n, MPI.INT, 0, 1); // expect: missed SL102
            System.out.println(Arrays.hashCode(z));
            Arrays.fill(z, 7);
            MPI.COMM_WORLD.Send(z, 0, n / 2, MPI.INT, 0, 3); // expect: missed SL101
        } else {
            MPI.COMM_WORLD.Send(z, 0, n / 2, MPI.INT, 0, 2); // expect: passed SL006
            MPI.COMM_WORLD.Recv(z, 0, n, MPI.INT, 0, 4); // expect: passed SL006
        }
        System.out.println(Arrays.hashCode(z));
        MPI.Finalize();
    }
}
