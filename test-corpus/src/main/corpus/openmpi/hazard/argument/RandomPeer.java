package hazard.argument;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL106: a random number is drawn for the tag; drawing it earlier changes what others draw. */
// ranks: 2
public class RandomPeer {
    static final int N = 120;

    static final Random DICE = new Random(7);

    static void scatter(double[] points) throws MPIException {
        for (int i = 0; i < N; i++) {
            points[i] = i + DICE.nextDouble();
        }
        MPI.COMM_WORLD.send(points, N, MPI.DOUBLE, 1, DICE.nextInt(50)); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            scatter(new double[N]);
            System.out.println(DICE.nextInt());
        } else {
            double[] received = new double[N];
            System.out.println(MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, MPI.ANY_TAG).getTag()); // expect: missed SL115
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
