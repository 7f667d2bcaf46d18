package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the destination is asked of an object whose class may override the method. */
// ranks: 2
public class OverriddenGetter {
    static final int N = 120;

    static class Neighbour {
        int rank() {
            return 1;
        }
    }

    static class Announced extends Neighbour {
        @Override
        int rank() {
            System.out.println("asked for the rank");
            return super.rank();
        }
    }

    static void send(double[] border, Neighbour neighbour) throws MPIException {
        for (int i = 0; i < N; i++) {
            border[i] = i;
        }
        System.out.println("border is ready");
        MPI.COMM_WORLD.send(border, N, MPI.DOUBLE, neighbour.rank(), 0); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(new double[N], new Neighbour());
            send(new double[N], new Announced());
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
