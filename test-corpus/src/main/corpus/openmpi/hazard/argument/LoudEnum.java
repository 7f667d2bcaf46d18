package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the constants of the enumeration say when they are made. */
// ranks: 2
public class LoudEnum {
    static final int N = 120;

    enum Direction {
        LEFT(0),
        RIGHT(1);

        final int rank;

        Direction(int rank) {
            this.rank = rank;
            System.out.println(name() + " is known");
        }
    }

    static void send(double[] halo) throws MPIException {
        for (int i = 0; i < N; i++) {
            halo[i] = i;
        }
        System.out.println("halo is ready");
        MPI.COMM_WORLD.send(halo, N, MPI.DOUBLE, Direction.RIGHT.rank, 0); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
