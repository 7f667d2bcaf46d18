package flow;

import mpi.*;

// ranks: 2
// exit: 1
// cut: no
/** Two messages that do not fit. The one that is used later is received earlier, so it is the one that the job ends by. */
public class RefusedInOrder {
    static final int N = 64;

    static double sum(double[] first, double[] second) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.Recv(first, 0, N - 2, MPI.DOUBLE, 0, 1); // expect: passed SL002 if N <= second.length && N <= first.length && first != second
        MPI.COMM_WORLD.Recv(second, 0, N - 1, MPI.DOUBLE, 0, 2); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + second[i];
        }
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + first[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.Rank() == 0) {
            for (int i = 0; i < N; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
            MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else {
            try {
                System.out.println(sum(a, new double[N]));
            } catch (MPIException e) {
                System.out.println(e.getMessage());
                throw e;
            }
        }
        MPI.Finalize();
    }
}
