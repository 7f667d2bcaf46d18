package kernel;

import mpi.*;

/** SL001: a loop puts together a message of a size that it finds out, as a sieve and a filter do. */
// ranks: 2
// eager: 0,default,infinite
public class FilledFromBelow {
    static final int N = 400;
    static final int[] PRIMES = new int[N];

    static double[] noise() {
        double[] x = new double[N];
        long seed = 42;
        for (int i = 0; i < N; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            x[i] = (seed >>> 11) * 0x1p-53;
        }
        return x;
    }

    static void filter(double[] x) throws MPIException {
        double[] out = new double[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] > 0.5) {
                out[k++] = x[i];
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void pairs(double[] x) throws MPIException {
        double[] out = new double[2 * N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] < 0.2) {
                continue;
            }
            out[k] = i;
            out[k + 1] = x[i];
            k += 2;
        }
        int[] size = {k};
        MPI.COMM_WORLD.send(size, 1, MPI.INT, 1, 1); // expect: analysis SL010
        MPI.COMM_WORLD.send(out, k, MPI.DOUBLE, 1, 2); // expect: passed SL001
    }

    static void sieve() throws MPIException {
        int found = 0;
        for (int i = 2; i < N; i++) {
            boolean prime = true;
            for (int j = 0; j < found && PRIMES[j] * PRIMES[j] <= i; j++) {
                if (i % PRIMES[j] == 0) {
                    prime = false;
                    break;
                }
            }
            if (prime) {
                PRIMES[found] = i;
                found++;
            }
        }
        MPI.COMM_WORLD.send(PRIMES, found, MPI.INT, 1, 3); // expect: passed SL001
    }

    static void split(double[] x) throws MPIException {
        double[] low = new double[N];
        double[] high = new double[N];
        int lows = 0;
        int highs = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] > 0.7) {
                high[highs++] = x[i];
            } else {
                low[lows++] = x[i];
            }
        }
        MPI.COMM_WORLD.send(low, lows, MPI.DOUBLE, 1, 4); // expect: passed SL001
        MPI.COMM_WORLD.send(high, highs, MPI.DOUBLE, 1, 5); // expect: passed SL001
    }

    /** The receiver knows how many there are at most, and gets zeros behind the last. */
    static void padded(double[] x) throws MPIException {
        double[] out = new double[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < 2; j++) {
                if (x[i] > 0.4 + 0.5 * j) {
                    out[k++] = x[i] + j;
                }
            }
        }
        MPI.COMM_WORLD.send(out, N, MPI.DOUBLE, 1, 6); // expect: passed SL001
    }

    static void eachTurn(double[] x) throws MPIException {
        double[] out = new double[N];
        for (int t = 0; t < 3; t++) {
            int k = 0;
            for (int i = 0; i < N; i++) {
                if (x[i] > 0.25 * (t + 1)) {
                    out[k++] = x[i] + t;
                }
            }
            MPI.COMM_WORLD.send(out, k, MPI.DOUBLE, 1, 7); // expect: passed SL001
        }
    }

    /** It goes on where it stopped. */
    static void further(double[] x) throws MPIException {
        double[] out = new double[3 * N];
        int k = 0;
        for (int t = 0; t < 3; t++) {
            for (int i = t; i < N; i += 3) {
                if (x[i] > 0.3) {
                    out[k++] = x[i];
                }
            }
            MPI.COMM_WORLD.send(out, k, MPI.DOUBLE, 1, 7); // expect: passed SL001
        }
    }

    /** No more than there is room for. */
    static void first(double[] x) throws MPIException {
        double[] out = new double[100];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (x[i] > 0.3) {
                out[k++] = x[i];
                if (k == out.length) {
                    break;
                }
            }
        }
        MPI.COMM_WORLD.send(out, k, MPI.DOUBLE, 1, 8); // expect: passed SL001
    }

    static void print(int tag) throws MPIException {
        double[] in = new double[3 * N];
        Status status = MPI.COMM_WORLD.recv(in, in.length, MPI.DOUBLE, 0, tag); // expect: missed SL102
        report(tag, in, status.getCount(MPI.DOUBLE));
    }

    static void report(int tag, double[] in, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum = sum * 0.9 + in[i];
        }
        System.out.println(tag + ": " + count + " " + sum);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] x = noise();
            filter(x);
            pairs(x);
            sieve();
            split(x);
            padded(x);
            eachTurn(x);
            further(x);
            first(x);
        } else {
            print(0);
            int[] size = new int[1];
            MPI.COMM_WORLD.recv(size, 1, MPI.INT, 0, 1); // expect: analysis SL010
            System.out.println(size[0]);
            print(2);
            int[] primes = new int[N];
            Status status = MPI.COMM_WORLD.recv(primes, N, MPI.INT, 0, 3); // expect: missed SL102
            System.out.println(status.getCount(MPI.INT) + " " + java.util.Arrays.hashCode(primes));
            print(4);
            print(5);
            print(6);
            for (int t = 0; t < 6; t++) {
                print(7);
            }
            print(8);
        }
        MPI.Finalize();
    }
}
