// also: mpj
package shape;

import mpi.*;

/** Loops over the elements of what arrives: the counter that the language keeps for them gets a name. */
public class EachElement {
    private static final double[] HALO = new double[150];
    private float[] own = new float[150];
    static int[] current = new int[150];

    static void exchange() {
        current = new int[3];
    }

    float largest() throws MPIException {
        MPI.COMM_WORLD.recv(own, 150, MPI.FLOAT, 0, 2); // expect: passed SL002
        float best = 0;
        for (final var v : own) {
            if (v < 0) {
                continue;
            }
            best = Math.max(best, v);
        }
        return best;
    }

    /** What leaves is computed from what arrives. */
    static void pass(int[] in, int[] out) throws MPIException {
        MPI.COMM_WORLD.recv(in, 150, MPI.INT, 0, 3); // expect: passed SL002 if in != out
        int k = 0;
        for (int v /* as it came */ : in) {
            out[k++] = 2 * v + 1;
        }
        MPI.COMM_WORLD.send(out, 150, MPI.INT, 0, 4); // expect: passed SL001
    }

    static long mixed(long seed) throws MPIException {
        MPI.COMM_WORLD.recv(HALO, 150, MPI.DOUBLE, 0, 1); // expect: passed SL002
        long bits = seed;
        for (double v : HALO)
            bits = bits * 31 + Double.doubleToLongBits(v);
        return bits;
    }

    static double both(double[] mine, double[] theirs, int other) throws MPIException {
        MPI.COMM_WORLD.sendRecv(mine, 150, MPI.DOUBLE, other, 5, theirs, 150, MPI.DOUBLE, other, 5); // expect: passed SL002, missed SL101
        double sum = 0;
        term:
        for (double v : theirs) {
            for (int i = 1; i < 3; i++) {
                if (v > 100 && i == 2) {
                    continue term;
                }
                sum = sum * 0.5 + v * i;
            }
        }
        return sum;
    }

    /** Both loops call their variable the same. */
    static double packed(double[] mine, double[] theirs, int other) throws MPIException {
        int k = 0;
        for (double v : mine) {
            mine[k] = v * 2;
            k++;
        }
        MPI.COMM_WORLD.sendRecv(mine, 150, MPI.DOUBLE, other, 12, theirs, 150, MPI.DOUBLE, other, 12); // expect: passed SL001, passed SL002
        double sum = 0;
        for (double v : theirs) {
            sum = sum * 0.5 + v;
        }
        return sum;
    }

    static int stopped(int[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, 150, MPI.INT, 0, 6); // expect: passed SL002
        int n = 0;
        for (int v : in) {
            if (v > 70) {
                break;
            }
            n += v;
        }
        return n;
    }

    /** Nobody knows that there is an array, and the exception that says so would read otherwise. */
    static double perhaps(double[] in, int count) throws MPIException {
        MPI.COMM_WORLD.recv(in, count, MPI.DOUBLE, 0, 11); // expect: missed SL103
        double sum = 0;
        for (double v : in) {
            sum += v;
        }
        return sum;
    }

    static double replaced(double[] in, double[] other) throws MPIException {
        MPI.COMM_WORLD.recv(in, 150, MPI.DOUBLE, 0, 7); // expect: missed SL103
        double sum = 0;
        for (double v : in) {
            sum += v;
            in = other;
        }
        return sum + in.length;
    }

    static long exchanged() throws MPIException {
        MPI.COMM_WORLD.recv(current, 150, MPI.INT, 0, 8); // expect: missed SL103
        long sum = 0;
        for (int v : current) {
            sum += v;
            if (v == 40) {
                exchange();
            }
        }
        return sum + current.length;
    }

    static void shown(int[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, 150, MPI.INT, 0, 9); // expect: missed SL114
        for (int v : in) {
            if (v % 60 == 7) {
                System.out.println("seen " + v);
            }
        }
    }

    static long again(int[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, 150, MPI.INT, 0, 10); // expect: missed SL117
        long sum = 0;
        for (int v : in) {
            for (int w : in) {
                sum = sum * 3 + v - w;
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[150];
        double[] b = new double[150];
        float[] f = new float[150];
        int[] n = new int[150];
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 0) {
            for (int i = 0; i < 150; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(a, 150, MPI.DOUBLE, 1, 1); // expect: passed SL001
            for (int i = 0; i < 150; i++) {
                f[i] = 40 - i;
            }
            MPI.COMM_WORLD.send(f, 150, MPI.FLOAT, 1, 2); // expect: passed SL001
            for (int i = 0; i < 150; i++) {
                n[i] = i;
            }
            MPI.COMM_WORLD.send(n, 150, MPI.INT, 1, 3); // expect: passed SL001
            MPI.COMM_WORLD.recv(n, 150, MPI.INT, 1, 4); // expect: passed SL002
            long sum = 0;
            for (int v : n) sum = 3 * sum + v;
            System.out.println(sum);
            System.out.println(both(b, a, 1));
            System.out.println(packed(b, a, 1));
            for (int i = 0; i < 150; i++) {
                n[i] = i;
            }
            MPI.COMM_WORLD.send(n, 150, MPI.INT, 1, 6); // expect: passed SL001
            for (int i = 0; i < 150; i++) {
                a[i] = i * 0.25;
            }
            MPI.COMM_WORLD.send(a, 150, MPI.DOUBLE, 1, 7); // expect: passed SL001
            for (int tag = 8; tag < 11; tag++) {
                for (int i = 0; i < 150; i++) {
                    n[i] = i;
                }
                MPI.COMM_WORLD.send(n, 150, MPI.INT, 1, tag); // expect: passed SL001
            }
            MPI.COMM_WORLD.send(a, 0, MPI.DOUBLE, 1, 11); // expect: analysis SL010
        } else if (rank == 1) {
            System.out.println(mixed(args.length));
            System.out.println(new EachElement().largest());
            pass(n, new int[150]);
            System.out.println(both(a, b, 0));
            System.out.println(packed(a, b, 0));
            System.out.println(stopped(n));
            System.out.println(replaced(a, b));
            System.out.println(exchanged());
            shown(n);
            System.out.println(again(n));
            try {
                System.out.println(perhaps(null, args.length));
            } catch (NullPointerException e) {
                System.out.println(e.getMessage().contains("<local"));
            }
        }
        MPI.Finalize();
    }
}
