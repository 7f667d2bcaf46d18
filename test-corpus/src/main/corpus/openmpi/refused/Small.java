package refused;

import mpi.*;

/** SL010: one element gains nothing. */
public class Small {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int[] one = new int[1];
        if (rank == 0) {
            for (int i = 0; i < 1; i++) {
                one[i] = 42;
            }
            MPI.COMM_WORLD.send(one, 1, MPI.INT, 1, 0); // expect: analysis SL010
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(one, 1, MPI.INT, 0, 0); // expect: analysis SL010
            for (int i = 0; i < 1; i++) {
                sum += one[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + one[0]);
        MPI.Finalize();
    }
}
