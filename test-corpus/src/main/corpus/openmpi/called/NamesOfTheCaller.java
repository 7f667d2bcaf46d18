// also: mpj
package called;

import mpi.*;

/** Steps, extrema and lengths of called methods, whose parameters have the names of the caller's variables, or of members. */
public class NamesOfTheCaller {
    static void strided(double[] a, int n, int m) {
        for (int i = 0; i < n; i += m) {
            a[i] = i + 1;
        }
    }

    static void shifted(double[] a, int lo, int n) {
        for (int i = 0; i < 100; i++) {
            a[i + Math.min(lo, n)] = i * 0.5;
        }
    }

    static void halved(double[] a, double[] b, int lo) {
        for (int i = 0; i < 100; i++) {
            a[i + (b.length + lo) / 2] = i * 0.25;
        }
    }

    static int step;
    static int width;

    enum Kind {
        ALL,
        width
    }

    static void bounded(double[] a) {
        for (int i = 0; i < width; i++) {
            a[i] = i + 3;
        }
    }

    static void stepped(double[] a, int n) {
        for (int i = 0; i < n; i += NamesOfTheCaller.step) {
            a[i] = i + 2;
        }
    }

    static void twice(double[] a, int off, int rest, int n) {
        for (int i = 0; i < n; i++) {
            a[off + i] = i * 0.125;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[240];
        int k = a.length;
        int m = args.length + 1;
        int min = args.length + 3;
        double[] b = new double[9];
        int length = args.length + 2;
        NamesOfTheCaller.step = args.length + 1;
        width = args.length + 140;
        if (MPI.COMM_WORLD.getRank() == 0) {
            strided(a, k, m);
            MPI.COMM_WORLD.send(a, k, MPI.DOUBLE, 1, 1); // expect: passed SL001 if m > 0
            shifted(a, min, k);
            MPI.COMM_WORLD.send(a, k, MPI.DOUBLE, 1, 2); // expect: passed SL001
            halved(a, b, length);
            MPI.COMM_WORLD.send(a, k, MPI.DOUBLE, 1, 3); // expect: passed SL001
            int step = args.length + 120;
            stepped(a, k);
            MPI.COMM_WORLD.send(a, 2 * step, MPI.DOUBLE, 1, 4); // expect: passed SL001 if NamesOfTheCaller.step > 0
            switch (Kind.values()[args.length + 1]) {
                case ALL, width:
                    bounded(a);
                    MPI.COMM_WORLD.send(a, k, MPI.DOUBLE, 1, 6); // expect: passed SL001
                    break;
                default:
            }
            twice(a, step, step, step);
            MPI.COMM_WORLD.send(a, k, MPI.DOUBLE, 1, 5); // expect: passed SL001
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double sum = 0;
            for (int tag : new int[] {1, 2, 3, 4, 6, 5}) {
                MPI.COMM_WORLD.recv(a, 240, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < 240; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
