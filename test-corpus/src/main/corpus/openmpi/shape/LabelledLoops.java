// also: mpj
package shape;

import mpi.*;

/** Loops with labels, which jumps from inside of other loops name. */
public class LabelledLoops {
    static final int PARTS = 400;
    static double[] weights = new double[PARTS];

    /** Some elements are passed by from the inside. */
    static void skipping(double[] a) throws MPIException {
        parts:
        for (int i = 0; i < PARTS; i++) {
            a[i] = Math.sqrt(i);
            for (int k = 0; k < 3; k++) {
                if ((i + k) % 100 == 99) {
                    continue parts;
                }
                weights[i] += k;
            }
        }
        MPI.COMM_WORLD.send(a, PARTS, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != weights
    }

    /** So little to do that the loop runs in strips: the label goes with the loop inside. */
    static void tight(double[] a) throws MPIException {
        tight:
        for (int i = 0; i < PARTS; i++) {
            a[i] = i * 0.5;
            if (i % 3 == 0) {
                continue tight;
            }
            weights[i] += i;
        }
        MPI.COMM_WORLD.send(a, PARTS, MPI.DOUBLE, 1, 2); // expect: passed SL001 if a != weights
    }

    /** Ends by its own label, which must not leave a strip only: what follows would count again. */
    static double ending(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, PARTS, MPI.DOUBLE, 0, 3); // expect: passed SL002
        search:
        for (int i = 0; i < PARTS; i++) {
            if (a[i] == 7) {
                break search;
            }
            sum = sum * 0.5 + a[i];
        }
        return sum;
    }

    static double endingInside(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, PARTS, MPI.DOUBLE, 0, 4); // expect: passed SL002
        search:
        for (int i = 0; i < PARTS; i++) {
            for (int k = 0; k < 2; k++) {
                if (a[i] == 7) {
                    break search;
                }
                sum = sum * 0.5 + a[i];
            }
        }
        return sum;
    }

    static double passing(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, PARTS, MPI.DOUBLE, 0, 1); // expect: passed SL002
        rows:
        for (int i = 0; i < PARTS; i++) {
            for (int k = 0; k < 4; k++) {
                if (a[i] < k) {
                    continue rows;
                }
                sum += a[i] * k;
            }
        }
        return sum;
    }

    /** A jump of the loop inside to that around it: their places cannot change. */
    static void columns(double[] a) throws MPIException {
        columns:
        for (int j = 0; j < 20; j++) {
            for (int i = 0; i < 20; i++) {
                a[i * 20 + j] = i - j;
                if (i > j) {
                    continue columns;
                }
            }
        }
        MPI.COMM_WORLD.send(a, PARTS, MPI.DOUBLE, 1, 2); // expect: missed SL105
    }

    /** The label is that of a block, which holds more than the loop. */
    static double block(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, PARTS, MPI.DOUBLE, 0, 2); // expect: missed SL102
        found:
        {
            for (int i = 0; i < PARTS; i++) {
                if (a[i] == 7) {
                    break found;
                }
                sum += a[i];
            }
            sum = -1;
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[PARTS];
        if (rank == 0) {
            skipping(a);
            tight(a);
            columns(a);
            for (int tag = 3; tag <= 4; tag++) {
                for (int i = 0; i < PARTS; i++) {
                    a[i] = i % 40;
                }
                MPI.COMM_WORLD.send(a, PARTS, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
        } else if (rank == 1) {
            System.out.println(passing(a));
            System.out.println(block(a));
            System.out.println(block(a));
            System.out.println(ending(a));
            System.out.println(endingInside(a));
        }
        MPI.Finalize();
    }
}
