package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL013: another call has no array by whose length the elements are named that an iteration needs. */
public class NullForOthers {
    static final int ROWS = 40;
    static final int WIDTH = 10;

    private static void weigh(double[] in, double[] w, double[] out, int terms) {
        for (int i = 0; i < ROWS; i++) {
            out[i] += 1;
            for (int k = 0; k < terms; k++) {
                out[i] += in[i * w.length + k] * w[k];
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[ROWS * WIDTH];
        double[] w = new double[WIDTH];
        double[] out = new double[ROWS];
        if (rank == 0) {
            for (int i = 0; i < a.length; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            Arrays.fill(w, 3);
            MPI.COMM_WORLD.recv(a, ROWS * WIDTH, MPI.DOUBLE, 0, 0); // expect: analysis SL013
            weigh(a, w, out, WIDTH);
            weigh(a, null, out, 0);
            try {
                weigh(a, null, out, 2);
            } catch (NullPointerException e) {
                System.out.println(e.getMessage() + " " + out[0]);
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(out));
        MPI.Finalize();
    }
}
