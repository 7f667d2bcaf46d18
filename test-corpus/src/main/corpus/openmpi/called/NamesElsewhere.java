// also: mpj
package called;

import mpi.*;

/** Fields of called methods with the names of the callers' local variables: they are in the way only where these are seen. */
public class NamesElsewhere {
    static int rows;
    static int step;

    static void fill(double[] a) {
        for (int i = 0; i < rows; i += step) {
            a[i] = i * 0.5;
        }
    }

    static int count(int rows) {
        return rows + 1;
    }

    static void out(double[] a, int n) throws MPIException {
        for (int rows = 0; rows < 3; rows++) {
            System.out.println(rows + count(rows));
        }
        {
            int step = 4;
            System.out.println(step);
        }
        fill(a);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001 if step > 0
        try {
            int rows = n / 2;
            System.out.println(rows);
        } finally {
            int step = n;
            System.out.println(step);
        }
    }

    static void hiding(double[] a, int n) throws MPIException {
        int step = n - 1;
        fill(a);
        MPI.COMM_WORLD.send(a, step, MPI.DOUBLE, 1, 2); // expect: missed SL119
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[200];
        rows = 190;
        step = 1;
        if (MPI.COMM_WORLD.getRank() == 0) {
            out(a, 200);
            hiding(a, 200);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double sum = 0;
            for (int tag = 1; tag < 3; tag++) {
                MPI.COMM_WORLD.recv(a, 200, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < 200; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
