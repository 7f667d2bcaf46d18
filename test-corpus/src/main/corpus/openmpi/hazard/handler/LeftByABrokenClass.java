package hazard.handler;

import mpi.*;

/** SL002: a class fails after it has shown an object, whose methods cannot use what is static in it then; others catch that. */
// ranks: 2
public class LeftByABrokenClass {
    static final int N = 400;

    static final double[] X = new double[N];

    static Station known;
    static int zero;

    static class Station {
        static int weight = Integer.parseInt("3");

        static {
            new Station().tell();
            if (zero == 0) {
                throw new IllegalStateException("no weight");
            }
        }

        void tell() {
            known = this;
        }

        void work() throws MPIException {
            double sum = 0;
            MPI.COMM_WORLD.recv(X, N, MPI.DOUBLE, 0, 7); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += X[i];
                if (i == 5) {
                    sum += weight;
                }
            }
            System.out.println(sum);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int i = 0; i < N; i++) {
                values[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 7); // expect: passed SL001
        } else {
            try {
                new Station();
            } catch (ExceptionInInitializerError e) {
                System.out.println(e.getCause().getMessage());
            }
            try {
                known.work();
            } catch (NoClassDefFoundError e) {
                System.out.println(X[N - 1]);
            }
        }
        MPI.Finalize();
    }
}
