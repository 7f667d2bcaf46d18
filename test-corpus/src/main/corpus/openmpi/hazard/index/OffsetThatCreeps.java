package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: a called method moves the offset back. */
// ranks: 2
public class OffsetThatCreeps {
    static final int N = 120;

    static int offset = 20;

    static void creep(int i) {
        if (i % 10 == 0) {
            offset--;
        }
    }

    static void draw(double[] line) throws MPIException {
        for (int i = 0; i < 100; i++) {
            line[i + offset] = i;
            creep(i);
        }
        MPI.COMM_WORLD.send(line, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            draw(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
