package hazard.object;

import java.util.Arrays;
import java.util.EnumMap;
import mpi.*;

/** The map initialises the enum, whose initialiser receives and fails; who catches that sees the whole message. */
// ranks: 2
public class EnumByItsClass {
    static final int N = 120;

    static final double[] RECEIVED = new double[N];

    private enum Part {
        WEIGHT;

        static {
            try {
                add(RECEIVED, new int[10]);
            } catch (MPIException e) {
                System.out.println(e);
            }
        }
    }

    private static void add(double[] values, int[] weights) throws MPIException {
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if values != null && weights != null && N <= values.length && N <= weights.length
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i] * weights[i];
        }
        System.out.println(sum);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int k = 0; k < 2; k++) {
                for (int i = 0; i < N; i++) {
                    values[i] = i * 1.5;
                }
                MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        } else {
            add(RECEIVED, new int[N]);
            Arrays.fill(RECEIVED, 0);
            try {
                System.out.println(new EnumMap<>(Part.class).size());
            } catch (ExceptionInInitializerError e) {
                System.out.println(e.getCause() + " " + Arrays.hashCode(RECEIVED));
            }
        }
        MPI.Finalize();
    }
}
