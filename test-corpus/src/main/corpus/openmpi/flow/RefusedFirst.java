package flow;

import mpi.*;

// ranks: 2
// exit: 15
/**
 * A message that does not fit, and a share of nothing behind the call: the job ends by what failed first, which is the receive,
 * though its message is used only after that.
 */
public class RefusedFirst {
    static final int N = 64;
    static int parts;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println("begin");
            double[] a = new double[N + 1];
            for (int i = 0; i <= N; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, N + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            double[] a = new double[N];
            double[] share = new double[N];
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                share[i] = N / parts;
            }
            double sum = 0;
            for (int i = 0; i < N; i++) {
                sum += a[i] * share[i];
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
