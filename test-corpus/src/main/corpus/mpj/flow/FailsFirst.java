package flow;

import mpi.*;

/**
 * A message comes in and another one leaves while the same loop runs. What the receive throws, it throws before the other
 * message is begun: a handler sends in its place.
 */
// ranks: 3
public class FailsFirst {
    static final int N = 64;

    static void pass(double[] in, int count, double[] out) throws MPIException {
        MPI.COMM_WORLD.Recv(in, 0, count, MPI.DOUBLE, 0, 1); // expect: passed SL002 if count <= in.length && count <= out.length && in != out
        for (int i = 0; i < count; i++) {
            out[i] = in[i] * 2;
        }
        MPI.COMM_WORLD.Send(out, 0, count, MPI.DOUBLE, 2, 1); // expect: passed SL001 if count <= in.length && count <= out.length
    }

    static void fill(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        if (rank == 0) {
            fill(new double[N]);
            fill(new double[N]);
        } else if (rank == 1) {
            try {
                pass(new double[N], N / 2, new double[N]);
            } catch (MPIException e) {
                System.out.println("does not fit");
                double[] instead = new double[N];
                instead[5] = 6;
                MPI.COMM_WORLD.Send(instead, 0, N, MPI.DOUBLE, 2, 1); // expect: missed SL101
            }
            pass(new double[N], N, new double[N]);
        } else {
            for (int k = 0; k < 2; k++) {
                double[] a = new double[N];
                MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 1, 1); // expect: passed SL002
                double sum = 0;
                for (int i = 0; i < N; i++) {
                    sum = sum * 0.5 + a[i];
                }
                System.out.println(sum);
            }
        }
        MPI.Finalize();
    }
}
