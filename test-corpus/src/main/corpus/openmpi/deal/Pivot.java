package deal;

import java.util.Arrays;
import mpi.*;

/** A row goes to many; nobody has to compute it there. Independent work stands around the calls. */
public class Pivot {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        double[] pivot = new double[n];
        double[] own = new double[n];
        for (int i = 0; i < n; i++) {
            own[i] = rank + i;
        }
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                pivot[i] = 1.0 / (i + 1);
            }
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(pivot, n, MPI.DOUBLE, dest, 8); // expect: passed SL004
            }
        } else {
            MPI.COMM_WORLD.recv(pivot, n, MPI.DOUBLE, 0, 8); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                own[i] -= pivot[i] * own[0];
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(own));
        MPI.Finalize();
    }
}
