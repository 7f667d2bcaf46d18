// also: mpj
package hazard.index;

import mpi.*;

/**
 * What an iteration uses may end before what its loops say: that the range wraps around at the end of the numbers then makes nothing
 * throw, or nothing that ends the loop.
 */
// ranks: 2
public class LeftEarlyInside {
    static final int N = 300;

    /** The largest index is never used where the range has no end among the numbers. */
    static double searched(double[] a, int n, int most) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if (long) n + most - 1 <= a.length
        double sum = 0;
        for (int i = 1; i < n; i++) {
            for (int j = 0; j < most; j++) {
                sum = sum * 0.5 + a[i + j];
                if (a[i + j] % 50 == 0) {
                    break;
                }
            }
        }
        return sum;
    }

    /** Where the range has no end among the numbers, what throws is caught. */
    static double caught(double[] a, int n, int distance) throws MPIException {
        double sum = 0;
        for (int k = 0; k < distance; k++) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if (long) n + distance <= a.length
            for (int i = 1; i < n; i++) {
                try {
                    sum = sum * 0.5 + a[i];
                    sum += a[i + distance];
                } catch (ArrayIndexOutOfBoundsException e) {
                    sum -= 1;
                }
            }
            break;
        }
        return sum;
    }

    /** The inner loops are left before a step that wraps around. */
    static double stepped(double[] a, int n, int width) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if (long) n * width <= a.length && (long) 4 * n * width <= a.length
        double sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 4; j++) {
                for (int k = 0; k < width; k++) {
                    sum = sum * 0.5 + a[i * 4 * width + j * width + k];
                    if (k == 30) {
                        break;
                    }
                }
                break;
            }
        }
        return sum;
    }

    /** The counter of the inner loop goes on at the other end, and the index with it. */
    static void turned(double[] a, int n, int last) throws MPIException {
        for (int i = n - 1; i >= 0; i--) {
            for (int j = last - 10; j <= last; j++) {
                a[i * 11 + j - (last - 10)] = i;
                if (j == Integer.MIN_VALUE + 5) {
                    break;
                }
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if n - 1 < n && (long) last + 1 <= 2147483647 && (long) 11 * n <= a.length
    }

    /** The counter goes on at the other end, until the loop is left. */
    static double turnedOutside(double[] a, int last) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if -2147483648 <= (long) last - 1
        double sum = 0;
        for (int i = last + 10; i >= last; i--) {
            sum = sum * 0.5 + a[last + 10 - i] + a[10];
            if (i == Integer.MAX_VALUE - 40) {
                break;
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int k = 0; k < 8; k++) {
                for (int i = 0; i < N; i++) {
                    a[i] = i + k;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
            turned(a, 20, 40);
            turned(a, 20, Integer.MAX_VALUE);
        } else {
            System.out.println(searched(a, 40, 60));
            System.out.println(searched(a, 40, Integer.MAX_VALUE));
            System.out.println(caught(a, 40, 60));
            System.out.println(caught(a, 40, Integer.MAX_VALUE));
            System.out.println(stepped(a, 6, 12));
            System.out.println(stepped(a, 6, (1 << 30) + 12));
            System.out.println(turnedOutside(a, 0));
            System.out.println(turnedOutside(a, Integer.MIN_VALUE));
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(java.util.Arrays.toString(a));
            }
        }
        MPI.Finalize();
    }
}
