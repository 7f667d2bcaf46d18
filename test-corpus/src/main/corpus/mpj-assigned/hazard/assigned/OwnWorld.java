package hazard.assigned;

import java.util.Arrays;
import mpi.*;

/** A communicator that is known not to be null, whatever becomes of the API's own. */
// ranks: 2
public class OwnWorld {
    static final int N = 120;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.Rank();
        double[] a = new double[N];
        if (rank == 0) {
            double sum = 0;
            world.Recv(a, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum);
        } else {
            for (int i = 0; i < N; i++) {
                a[i] = i * 0.5;
            }
            world.Send(a, 0, N, MPI.DOUBLE, 0, 0); // expect: passed SL001
        }
        System.out.println(Arrays.hashCode(a));
        MPI.Finalize();
    }
}
