package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104, SL106, SL107: a variable counts what a buffer holds, and the loop may come back to what is below it. */
// ranks: 2
// eager: 0,infinite
public class FallsBack {
    static final int N = 90;

    static void stack(int[] x) throws MPIException {
        int[] out = new int[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] % 3 == 0 && k > 0) {
                k--;
            } else {
                out[k++] = x[i];
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 0); // expect: missed SL104
    }

    static void reset(int[] x) throws MPIException {
        int[] out = new int[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] == 0) {
                k = 0;
            }
            if (x[i] > 2) {
                out[k++] = x[i];
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 1); // expect: missed SL104
    }

    /** The smallest of all goes to the front. */
    static void front(int[] x) throws MPIException {
        int[] out = new int[N + 1];
        int k = 1;
        for (int i = 0; i < N; i++) {
            if (x[i] > 2) {
                out[k++] = x[i];
                out[0] = Math.min(out[0], -x[i]);
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 2); // expect: missed SL104
    }

    /** In order of size: what has been put in moves on. */
    static void sorted(int[] x) throws MPIException {
        int[] out = new int[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            int j = k;
            while (j > 0 && out[j - 1] > x[i]) {
                out[j] = out[j - 1];
                j--;
            }
            out[j] = x[i];
            k++;
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 3); // expect: missed SL106
    }

    /** It leaves places free, to be filled in the next turn of the loop. */
    static void gaps(int[] x) throws MPIException {
        int[] out = new int[2 * N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] > 2) {
                k++;
            }
            if (x[i] % 2 == 0) {
                out[k] = x[i];
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 4); // expect: missed SL106
    }

    /** The last one is taken back. */
    static void shortened(int[] x) throws MPIException {
        int[] out = new int[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] > 2) {
                out[k++] = x[i];
            }
        }
        k--;
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 5); // expect: missed SL106
    }

    /** What is put behind the others belongs to the message. */
    static void ended(int[] x) throws MPIException {
        int[] out = new int[N + 1];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] > 2) {
                out[k++] = x[i];
            }
        }
        out[k++] = -1;
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 6); // expect: missed SL107
    }

    /** Whoever catches what the loop throws goes on with the next one. */
    static void tried(int[] x) throws MPIException {
        int[] out = new int[40];
        int k = 0;
        for (int i = 0; i < N; i++) {
            try {
                out[k++] = 60 / x[i];
            } catch (ArithmeticException e) {
                k--;
            }
            k %= 40;
        }
        MPI.COMM_WORLD.send(out, k, MPI.INT, 1, 7); // expect: missed SL109
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            int[] x = new int[N];
            for (int i = 0; i < N; i++) {
                x[i] = i * i % 11;
            }
            stack(x);
            reset(x);
            front(x);
            sorted(x);
            gaps(x);
            shortened(x);
            ended(x);
            tried(x);
        } else {
            for (int tag = 0; tag <= 7; tag++) {
                int[] in = new int[2 * N];
                Status status = MPI.COMM_WORLD.recv(in, 2 * N, MPI.INT, 0, tag); // expect: missed SL102
                System.out.println(status.getCount(MPI.INT) + " " + Arrays.hashCode(in));
            }
        }
        MPI.Finalize();
    }
}
