package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL114: the method of another object writes the array that both share. */
// ranks: 2
public class OtherObject {
    static final int N = 120;

    static class Particles {
        double[] mass = new double[N];

        void set(int i, double value) {
            mass[i] = value;
        }

        void share(Particles other) throws MPIException {
            for (int i = 0; i < N; i++) {
                mass[i] = i;
                other.set(N - 1 - i, -1);
            }
            MPI.COMM_WORLD.send(mass, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Particles mine = new Particles();
            Particles twin = new Particles();
            mine.share(twin);
            twin.mass = mine.mass;
            mine.share(twin);
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
