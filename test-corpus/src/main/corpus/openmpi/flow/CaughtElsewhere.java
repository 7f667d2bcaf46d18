package flow;

import java.util.Arrays;
import mpi.*;

/** Somebody who calls the method, by whatever way, goes on after an exception and looks at the buffer. */
// ranks: 2
public class CaughtElsewhere {
    static final int N = 515;
    static final double[] A = new double[N];

    interface Work {
        double run(int[] d) throws MPIException;
    }

    static class First implements Work {
        @Override
        public double run(int[] d) throws MPIException {
            double sum = 0;
            MPI.COMM_WORLD.recv(A, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += A[i] + 10 / d[i];
            }
            return sum;
        }
    }

    static double second(int[] d) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(A, N, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            sum += A[i] + 10 / d[i];
        }
        return sum;
    }

    static double third(int[] d) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(A, N, MPI.DOUBLE, 0, 2); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            sum += A[i] + 10 / d[i];
        }
        return sum;
    }

    static double withFinally(int[] d) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(A, N, MPI.DOUBLE, 0, 3); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += A[i] + 10 / d[i];
            }
        } finally {
            System.out.println("finally " + A[N - 1]);
        }
        return sum;
    }

    static void attempt(Work work, int[] d) throws MPIException {
        try {
            System.out.println("sum " + work.run(d));
        } catch (ArithmeticException e) {
            System.out.println("caught " + Arrays.hashCode(A) + " " + A[N - 1]);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int tag = 0; tag < 4; tag++) {
                for (int i = 0; i < N; i++) {
                    A[i] = i + tag;
                }
                MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            int[] d = new int[N];
            Arrays.fill(d, 3);
            d[40] = 0;
            attempt(new First(), d);
            attempt(CaughtElsewhere::second, d);
            attempt(zeros -> third(zeros), d);
            attempt(zeros -> withFinally(zeros), d);
        }
        MPI.Finalize();
    }
}
