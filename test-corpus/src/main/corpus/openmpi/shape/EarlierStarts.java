// also: mpj
package shape;

import mpi.*;

/** Loops whose header gives their counter no value, because a statement in front of them does. */
public class EarlierStarts {
    static double summed(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
        double sum = 0;
        int i = 0;
        for (; i < n; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum;
    }

    static double behindFirst(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 2); // expect: passed SL002
        int row = 1, width = 10;
        double sum = 0;
        for (; row * width < n; row++) {
            sum += row;
        }
        for (int r = 0; r < 10; r++) {
            int c = 0;
            for (; c < 10; c++) {
                sum = sum * 0.5 + a[r * 10 + c];
            }
        }
        return sum;
    }

    static void stepped(double[] a, int n, int from) throws MPIException {
        int y = from;
        for (; y <= n; y += 2) {
            for (int k = 0; k < 3; k++) {
                a[y] += k;
            }
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 3); // expect: passed SL001
    }

    static void assigned(double[] a, int n) throws MPIException {
        int x;
        x = 0;
        System.out.println("from " + x);
        for (; x < n; x++) {
            a[x] = Math.sqrt(x);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void otherwise(double[] a, int n, int from) throws MPIException {
        int x = from;
        from++;
        for (; x < n; x++) {
            a[x] = x + from;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 2); // expect: missed SL103
    }

    static int readBehind(double[] a, int n) throws MPIException {
        int x = 2;
        for (; x < n; x++) {
            a[x] = x * 0.25;
        }
        MPI.COMM_WORLD.send(a, x, MPI.DOUBLE, 1, 4); // expect: missed SL103
        return x;
    }

    static void sometimes(double[] a, int n, boolean late) throws MPIException {
        int x = 0;
        if (late) {
            x = 5;
        }
        for (; x < n; x++) {
            a[x] = x * 0.125;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 5); // expect: missed SL103
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[120];
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 0) {
            assigned(a, 100);
            otherwise(a, 100, args.length);
            stepped(a, 100, args.length + 3);
            System.out.println(readBehind(a, 100));
            sometimes(a, 100, args.length == 0);
        } else if (rank == 1) {
            System.out.println(summed(a, 100));
            System.out.println(behindFirst(a, 100));
            double sum = 0;
            for (int tag = 3; tag < 6; tag++) {
                MPI.COMM_WORLD.recv(a, 120, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < 120; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
