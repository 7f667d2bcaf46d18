package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: rows lie a third of the pitch apart and are filled to half of the width. */
// ranks: 2
// eager: 0,infinite
public class QuotientsOfTheWidth {
    static final int N = 120;

    static void blend(double[] strip, int pitch, int width) throws MPIException {
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < width / 2; j++) {
                strip[i * (pitch / 3) + j] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(strip, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if (width / 2) <= (pitch / 3)
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            blend(new double[N], 60, 40);
            blend(new double[N], 40, 40);
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
