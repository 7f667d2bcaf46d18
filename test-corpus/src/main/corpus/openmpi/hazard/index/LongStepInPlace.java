// also: mpj
package hazard.index;

import java.util.Arrays;
import mpi.*;

/** Messages that are worked on in their place, with a step that takes the end of what is final past the last number. */
// ranks: 2
public class LongStepInPlace {
    static final int N = 120;

    static void byElements(int[] a, int first, int step) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 0); // expect: passed SL002 if step > 0
        for (int i = first; i < N; i += step) {
            a[i] = 2 * a[i] + i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 0, 1); // expect: passed SL001 if step > 0
    }

    static void byRows(int[] a, int height, int width, int step) throws MPIException {
        MPI.COMM_WORLD.recv( // expect: passed SL002 if step > 0 && (long) height + step <= 2147483647 && (long) height * width <= a.length
                a, N, MPI.INT, 0, 0);
        for (int y = 0; y < height; y += step) {
            for (int x = 0; x < width; x++) {
                a[y * width + x] = 2 * a[y * width + x] + x;
            }
        }
        MPI.COMM_WORLD.send( // expect: passed SL001 if step > 0 && (long) height + step <= 2147483647 && (long) height * width <= a.length
                a, N, MPI.INT, 0, 1);
    }

    static void byCounter(int[] a, int step) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 0); // expect: passed SL002 if step > 0
        int k = 0;
        for (int i = 0; i < N; i += step) {
            a[k] = 2 * a[k] + i;
            k += 3;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 0, 1); // expect: passed SL001 if step > 0
    }

    static void thereAndBack(int[] a, int salt) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 1000 + salt * i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: passed SL001
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 1, 1); // expect: missed SL102
        System.out.println(Arrays.hashCode(a));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[] a = new int[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int round = 0; round < 8; round++) {
                thereAndBack(a, 3 + round);
            }
        } else {
            byElements(a, 2, 5);
            byElements(a, 0, Integer.MAX_VALUE);
            byElements(a, N, -1);
            byRows(a, 12, 10, 5);
            byRows(a, 12, 10, Integer.MAX_VALUE - 12);
            byRows(a, 12, 8, 1 << 29);
            byCounter(a, 4);
            byCounter(a, Integer.MAX_VALUE);
        }
        MPI.Finalize();
    }
}
