package flow;

import mpi.*;

// ranks: 2
// exit: 15
/** A message that does not fit, and a loop whose header looks at nothing: the receive comes first. */
public class HeaderFails {
    static final int N = 64;
    static double[] weights;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N + 1];
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println("begin");
            for (int i = 0; i <= N; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, N + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < weights.length; i++) {
                sum += a[i];
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
