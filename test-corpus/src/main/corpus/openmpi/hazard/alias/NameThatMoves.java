package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL104: the second name becomes the buffer while the loop runs. */
// ranks: 2
public class NameThatMoves {
    static final int N = 120;

    static void sweep(double[] front, double[] back) throws MPIException {
        double[] target = back;
        for (int i = 0; i < N; i++) {
            front[i] = i;
            target[0] = -i;
            target = front;
        }
        MPI.COMM_WORLD.send(front, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            sweep(new double[N], new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
