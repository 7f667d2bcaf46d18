package hazard.index;

import mpi.*;

/** The first use of a class counts itself, so that no guard may ask the class for an index before the statement that reads the count. */
// ranks: 2
public class CountedByItsUse {
    static final int N = 120;

    static int uses;

    static class Place {
        static int at = 3 + uses++;
    }

    public static void gather(double[] values, double[] sums) throws MPIException {
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if values != sums
        int before = uses;
        for (int i = 0; i < N; i++) {
            sums[Place.at] += values[i];
        }
        System.out.println(before + " " + uses + " " + sums[3]);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            try {
                gather(new double[N], new double[4]);
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        MPI.Finalize();
    }
}
