import mpi.*;

/** Counters, starts and awaited ranges that may come to the largest number and go on at the smallest. */
public class Turned {
    static void counter(double[] a, int end) throws MPIException {
        for (int i = 0; i < end; i += 64552) {
            if (i >= 0 && i < 64) {
                a[i] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if end <= 2147419096
    }

    static void inclusive(double[] a, int last) throws MPIException {
        for (int i = 0; i <= last; i += 2) {
            if (i >= 0 && i < 64) {
                a[i] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if (long) last + 1 <= 2147483646
    }

    static void falling(double[] a, int end) throws MPIException {
        for (int i = 63; i > end; i -= 2) {
            if (i >= 0) {
                a[i] += i - 1;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if -2147483647 <= end
    }

    static void toZero(double[] a, int start) throws MPIException {
        for (int i = start; i >= 0; i -= 2) {
            if (i < 64) {
                a[i] += i - 1;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not , if
    }

    static void certainly(double[] a) throws MPIException {
        for (int i = 0; i < 2147451404; i += 64552) {
            if (i >= 0 && i < 64) {
                a[i] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: missed SL104
    }

    static void farEnough(double[] a) throws MPIException {
        for (int i = 0; i < 2147483646; i += 2) {
            if (i >= 0 && i < 64) {
                a[i] += i + 1;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not , if
    }

    static void asFarAsTheOuter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j += 2) {
                if (j < 64) {
                    a[i] += j;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not 2147483646
    }

    static void fartherThanTheOuter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i + 5; j += 3) {
                if (j < 64) {
                    a[i] += j;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: (long) n + 4 <= 2147483645
    }

    static void shorterThanTheOuter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 64; j > i - 2; j -= 2) {
                if (j >= 0) {
                    a[i] += j;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    // Every iteration writes, so the one in which the counter is negative throws.
    static void always(double[] a, int end) throws MPIException {
        for (int i = 0; i < end; i += 2) {
            a[i] = i;
            a[i + 1] = -i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not , if
    }

    static void inside(double[] a, int end) throws MPIException {
        for (int i = 0; i < 64; i++) {
            for (int j = 0; j < end; j += 3) {
                if (j < 1) {
                    a[i] += j;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if end <= 2147483645
    }

    // The caller may go on after an exception.
    public static void counterOfACaller(double[] a, int lo, int hi) throws MPIException {
        for (int i = lo; i < hi; i += 16) {
            a[i - lo] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: hi <= 2147483632 && a != null && (long) hi - lo <= a.length
    }

    public static void start(double[] a, int lo, int hi) throws MPIException {
        for (int i = lo + 1; i < hi; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: lo < lo + 1
    }

    public static void lowerStart(double[] a, int lo, int hi) throws MPIException {
        for (int i = lo - 1; i < hi; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not ==
    }

    static void sumOfTwo(double[] a) throws MPIException {
        for (int n = 1073741824; n < 1073741825; n++) {
            for (int m = 1073741824; m < 1073741825; m++) {
                for (int i = n + m; i < 1; i += 32768) {
                    if (i < -2147483647 || i == 0) {
                        a[2 * i] += i + 3;
                    }
                }
                MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: (long) n + m == n + m
            }
        }
    }

    static double limit(double[] a, int most) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 0, 1); // expect: passed SL002 words: (long) most + 60 <= a.length
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
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 0, 1); // expect: analysis SL013
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

    // Where the inner loop does not run, the first element is awaited all the same.
    static double besides(double[] a, int far, int most) throws MPIException {
        double sum = 0;
        if (far < 0) {
            return 0;
        }
        for (int n = 2147483600; n < 2147483601; n++) {
            MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 0, 1); // expect: passed SL002 words: (long) n + 60 <= a.length
            for (int i = 0; i < 60; i++) {
                sum += a[i];
                for (int j = 0; j < most; j++) {
                    sum += a[i + n];
                }
            }
        }
        return sum;
    }

    // Each iteration reads all that it waits for.
    static double everything(double[] a, int most) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 0, 1); // expect: passed SL002 words: not , if
        for (int i = 1; i < 61; i++) {
            for (int j = 0; j < most; j++) {
                sum = sum * 0.5 + a[i + j];
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[64];
        counter(a, 64);
        inclusive(a, 64);
        falling(a, 64);
        toZero(a, 64);
        certainly(a);
        farEnough(a);
        always(a, 64);
        inside(a, 64);
        sumOfTwo(a);
        limit(a, 3);
        noLimit(a);
        besides(a, 3, 3);
        everything(a, 3);
        MPI.Finalize();
    }
}
