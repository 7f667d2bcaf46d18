package hazard.object;

import java.util.Arrays;
import mpi.*;

/** The constant of the enum, and the interface of the class, send before the field behind them has its array. */
// ranks: 2
public class ConstantsComeFirst {
    static final int N = 120;

    static final double[] VALUES = new double[N];

    static boolean failed(Runnable run) {
        try {
            run.run();
            return false;
        } catch (NullPointerException e) {
            System.out.println(VALUES[N - 1]);
            return true;
        }
    }

    enum Shape {
        ROUND;

        private static final double[] SIZES = new double[N];

        Shape() {
            System.out.println(failed(Shape::ship));
        }

        static void ship() {
            try {
                for (int i = 0; i < N; i++) {
                    VALUES[i] = i * 1.5;
                }
                MPI.COMM_WORLD.send(VALUES, SIZES.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 if SIZES != null && N <= VALUES.length
            } catch (MPIException e) {
                System.out.println(e);
            }
        }
    }

    interface Early {
        boolean FAILED = failed(Late::ship);

        default boolean early() {
            return FAILED;
        }
    }

    static class Late implements Early {
        private static final double[] SIZES = new double[N];

        static void ship() {
            try {
                for (int i = 0; i < N; i++) {
                    VALUES[i] = i * 2.5;
                }
                MPI.COMM_WORLD.send(VALUES, SIZES.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 if SIZES != null && N <= VALUES.length
            } catch (MPIException e) {
                System.out.println(e);
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(Shape.ROUND);
            Shape.ship();
            System.out.println(new Late().early());
            Late.ship();
        } else {
            double[] received = new double[N];
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
