package refused;

import mpi.*;

// ranks: 2
/** SL108: calls of the API that no list knows are taken for communication, so no completion moves over them. */
public class UnlistedCalls {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                a[i] = 2 * i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
        } else {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL108
            MPI.COMM_WORLD.setName("received");
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            Message other = new Message();
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL108
            other.imProbe(0, 2, MPI.COMM_WORLD);
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println(sum + " " + other.isNull());
        }
        MPI.Finalize();
    }
}
