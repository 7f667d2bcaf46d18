package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: a field of the inner object and one of the outer object may hold the same array. */
// ranks: 2
// eager: 0,infinite
public class OuterObject {
    static final int N = 120;

    static class Layer {
        double[] density = new double[N];
    }

    double[] old = new double[N];

    class Inner extends Layer {
        void exchange() throws MPIException {
            for (int i = 0; i < N; i++) {
                density[i] = i;
                old[N - 1 - i] -= 3;
            }
            MPI.COMM_WORLD.send(density, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if density != old
        }
    }

    static void exchange(boolean shared) throws MPIException {
        OuterObject outer = new OuterObject();
        Inner inner = outer.new Inner();
        if (shared) {
            inner.density = outer.old;
        }
        inner.exchange();
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            exchange(false);
            exchange(true);
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
