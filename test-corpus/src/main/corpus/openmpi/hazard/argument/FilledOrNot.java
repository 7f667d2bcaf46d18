package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL001: of a message whose size is told at its end there may be no array, or too small a one. */
// ranks: 2
// eager: 0,infinite
public class FilledOrNot {
    static final int N = 60;

    static void filter(int[] x, int[] out, int least) throws MPIException {
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] >= least) {
                out[k++] = x[i];
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 0); // expect: passed SL001 if out != null
    }

    static void tryFilter(int[] x, int[] out, int least) throws MPIException {
        try {
            filter(x, out, least);
            System.out.println("sent");
        } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
            System.out.println(e.getClass().getSimpleName());
            MPI.COMM_WORLD.send(new int[] {-least}, 1, MPI.INT, 1, 0); // expect: analysis SL010
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            int[] x = new int[N];
            for (int i = 0; i < N; i++) {
                x[i] = i % 7;
            }
            tryFilter(x, new int[N], 3);
            tryFilter(x, new int[10], 2);
            tryFilter(x, null, 1);
            tryFilter(x, new int[0], 9);
            tryFilter(x, new int[N], 0);
        } else {
            for (int i = 0; i < 5; i++) {
                int[] in = new int[N];
                Status status = MPI.COMM_WORLD.recv(in, N, MPI.INT, 0, 0); // expect: missed SL102
                System.out.println(status.getCount(MPI.INT) + " " + Arrays.hashCode(in));
            }
        }
        MPI.Finalize();
    }
}
