// also: mpj
package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL107: what looks as if it lay behind the loop's elements, or before them, is one of them where its index wraps around. */
// ranks: 2
public class HeaderThatWraps {
    static final int N = 1 << 16;

    static void square(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a[n * n] = 77;
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void multiple(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a[(1 << 16) * n + 3] = 78;
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void declaredByNobody(double[] a, int rows, int width, int distance) throws MPIException {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < width; j++) {
                a[1 + i * distance + j] = i + j;
            }
        }
        a[0] = 79;
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void twice(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = -i;
        }
        a[2 * n] = 80;
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[2 * N + 4];
        if (MPI.COMM_WORLD.getRank() == 0) {
            square(a, N);
            multiple(a, N);
            declaredByNobody(a, 4, 0, 1 << 30);
            twice(a, N);
        } else {
            for (int k = 0; k < 4; k++) {
                MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(k + " " + Arrays.toString(Arrays.copyOf(a, 5)));
            }
        }
        MPI.Finalize();
    }
}
