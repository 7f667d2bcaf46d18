package kernel;

import mpi.*;

/** Bounds from which something is taken away, with numbers so small that they go on at the largest. */
// ranks: 2
public class LowEnds {
    static final int N = 64;

    /** The first index is the largest number: the loop throws at once, and who catches it reads the buffer. */
    public static double down(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if a != null && n - 1 < n && n <= a.length
        for (int i = n - 1; i >= 0; i--) {
            sum = sum * 0.5 + a[i];
        }
        return sum;
    }

    /** Throws when all elements have been read. */
    public static double up(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if a != null && n - 1 < n && (long) n - 1 <= a.length
        for (int i = 0; i < n - 1; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum;
    }

    public static void sent(double[] a, int n) throws MPIException {
        for (int i = 0; i < n - 1; i++) {
            a[i] = i * 3;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != null && n - 1 < n && (long) n - 1 <= a.length
    }

    /** What a row might need wraps around, and the row is left before. */
    static double rows(double[] a, int most) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if most - 1 < most && (long) most + 59 <= a.length
        for (int i = 1; i < 61; i++) {
            for (int j = 0; j < most - 1; j++) {
                if (j > 2) {
                    break;
                }
                sum = sum * 0.5 + a[i + j];
            }
        }
        return sum;
    }

    static double rowsDown(double[] a, int most) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if most - 9 < most && (long) most + 52 <= a.length
        for (int i = 1; i < 61; i++) {
            for (int j = most - 9; j >= 0; j--) {
                if (j < 2147483600) {
                    sum = sum * 0.5 + a[i + j];
                } else if (j < 2147483630) {
                    sum += a[i];
                    break;
                }
            }
        }
        return sum;
    }

    static void fill(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i + 1;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void show(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        System.out.println(sum);
    }

    static double total(double[] a) {
        double total = 0;
        for (double element : a) {
            total = total * 0.5 + element;
        }
        return total;
    }

    static void caught(int n) throws MPIException {
        double[] a = new double[N];
        try {
            System.out.println(down(a, n));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + total(a));
        }
        double[] b = new double[N];
        try {
            System.out.println(up(b, n));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + total(b));
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int i = 0; i < 8; i++) {
                fill(new double[N]);
            }
            double[] a = new double[N];
            try {
                sent(a, Integer.MIN_VALUE);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage() + " " + total(a));
            }
            sent(a, N);
        } else {
            caught(Integer.MIN_VALUE);
            caught(N);
            System.out.println(rows(new double[N], Integer.MIN_VALUE));
            System.out.println(rows(new double[N], 4));
            System.out.println(rowsDown(new double[N], Integer.MIN_VALUE));
            System.out.println(rowsDown(new double[N], 12));
            show(new double[N]);
        }
        MPI.Finalize();
    }
}
