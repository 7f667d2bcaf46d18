package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: a pattern gives the array another name. */
// ranks: 2
// eager: 0,infinite
public class PatternName {
    static final int N = 120;

    static void mirror(double[] image, Object layer) throws MPIException {
        if (layer instanceof double[] mask) {
            for (int i = 0; i < N; i++) {
                image[i] = i;
                mask[N - 1 - i] = -1;
            }
            MPI.COMM_WORLD.send(image, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if image != mask
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] image = new double[N];
            mirror(image, new double[N]);
            mirror(image, image);
            mirror(image, "no layer");
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
