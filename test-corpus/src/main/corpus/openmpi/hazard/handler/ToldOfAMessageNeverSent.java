package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL002: the sender fails, so its message never comes, and nobody may tell of what the first part of it has led to. */
// ranks: 2
// eager: 0,infinite
// exit: 1
public class ToldOfAMessageNeverSent {
    static final int N = 120;

    static void send(double[] values, int[] divisors) throws MPIException {
        double idle = 0;
        for (int i = 0; i < N; i++) {
            for (int k = 0; k < 20000; k++) {
                idle = Math.sqrt(idle + k);
            }
            values[i] = i / divisors[i];
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static int[] histogram(double[] values) throws MPIException {
        int[] counts = new int[10];
        try {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                counts[(int) values[i]]++;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("a value is out of range");
            System.exit(4);
        }
        return counts;
    }

    static double remainders(double[] values, int[] parts) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL110
            int share = N / parts[0];
            double sum = 0;
            for (int i = 0; i < N; i++) {
                sum += values[i] % share;
            }
            return sum;
        } catch (ArithmeticException e) {
            System.out.println("no parts");
            throw e;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            int[] divisors = new int[N];
            Arrays.fill(divisors, 20);
            send(values, divisors);
            send(values, divisors);
            Arrays.fill(divisors, 1);
            divisors[N - 10] = 0;
            send(values, divisors);
        } else {
            System.out.println(Arrays.toString(histogram(values)));
            System.out.println(remainders(values, new int[] {3}));
            histogram(values);
        }
        MPI.Finalize();
    }
}
