package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: an object that was given the array earlier writes it. */
// ranks: 2
public class HandedToAFriend {
    static final int N = 120;

    static class Smoother {
        private final double[] work;

        Smoother(double[] work) {
            this.work = work;
        }

        void step(int i) {
            work[N - 1 - i] *= 0.5;
        }
    }

    static void smooth(double[] values, Smoother smoother) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = 1 + i;
            smoother.step(i);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            smooth(values, new Smoother(new double[N]));
            smooth(values, new Smoother(values));
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
