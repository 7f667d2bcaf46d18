package kernel;

import mpi.*;

/** Counters, bounds and ranges that come to the largest number and go on at the smallest. */
// ranks: 2
// cut: no
public class Turns {
    static final int N = 64;

    /** The counter comes by zero twice. */
    static void counterSent(double[] a, int end) throws MPIException {
        for (int i = 0; i < end; i += 64552) {
            if (i >= 0 && i < N) {
                a[i] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if end <= 2147419096
    }

    static void counterSentDown(double[] a, int end) throws MPIException {
        for (int i = 0; i > end; i -= 64552) {
            if (i <= 0 && i > -N) {
                a[i + N - 1] += i - 1;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if -2147419097 <= end
    }

    static void farEnd(double[] a) throws MPIException {
        for (int i = 0; i < 2147451404; i += 64552) {
            if (i >= 0 && i < N) {
                a[i] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: missed SL104
    }

    /** Every iteration writes, so the one behind the turn throws. */
    static void everyOther(double[] a, int end) throws MPIException {
        for (int i = 0; i < end; i += 2) {
            a[i] = i;
            a[i + 1] = -i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    /** The sum of the bounds is the smallest number. */
    static void sumSent(double[] a) throws MPIException {
        for (int n = 1073741824; n < 1073741825; n++) {
            for (int m = 1073741824; m < 1073741825; m++) {
                for (int i = n + m; i < 1; i += 32768) {
                    if (i < -2147483647 || i == 0) {
                        a[2 * i] += i + 3;
                    }
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if (long) n + m == n + m
            }
        }
    }

    /** A start behind the largest number is before all elements: the loop throws at once. */
    public static void startSent(double[] a, int lo, int hi) throws MPIException {
        for (int i = lo + 1; i < hi; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != null && lo < lo + 1 && 0 <= (long) lo + 1 && hi <= a.length
    }

    /** What a row might need wraps around, and the row is left before. */
    static double limit(double[] a, int most) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if (long) most + 60 <= a.length
        for (int i = 1; i < 61; i++) {
            for (int j = 0; j < most; j++) {
                if (j > 2) {
                    break;
                }
                sum = sum * 0.5 + a[i + j];
            }
        }
        return sum;
    }

    static double noLimit(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: analysis SL013
        for (int i = 1; i < 61; i++) {
            for (int j = 0; j <= 2147483647; j++) {
                if (j > 2) {
                    break;
                }
                sum = sum * 0.5 + a[i + j];
            }
        }
        return sum;
    }

    /** The distance is so large that the element is asked for in no iteration. */
    static double distant(double[] a) throws MPIException {
        double sum = 0;
        for (int far = 2147483600; far < 2147483601; far++) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if (long) far + 60 <= a.length
            for (int i = 0; i < 60; i++) {
                sum = sum * 0.5 + a[i];
                if (far < N) {
                    sum += a[i + far];
                }
            }
        }
        return sum;
    }

    static void show(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        System.out.println(sum);
    }

    static void fill(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            counterSent(new double[N], 2147451404);
            counterSentDown(new double[N], -2147451404);
            farEnd(new double[N]);
            everyOther(new double[N], N);
            sumSent(new double[N]);
            double[] a = new double[N];
            try {
                startSent(a, Integer.MAX_VALUE, N);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
                startSent(a, -1, N);
            }
            fill(a);
            fill(a);
            fill(a);
        } else {
            for (int i = 0; i < 6; i++) {
                show(new double[N]);
            }
            System.out.println(limit(new double[N], Integer.MAX_VALUE));
            System.out.println(noLimit(new double[N]));
            System.out.println(distant(new double[N]));
        }
        MPI.Finalize();
    }
}
