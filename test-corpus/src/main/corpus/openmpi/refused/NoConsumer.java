package refused;

import java.util.Arrays;
import mpi.*;

/** SL102: the message is used by somebody else, or not element by element. */
public class NoConsumer {
    static double[] fetch(int n) throws MPIException {
        double[] data = new double[n];
        MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
        return data;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 260;
        double[] data = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                data[i] = i;
            }
            MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                data[i] = -i;
            }
            MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
        } else if (rank == 1) {
            data = fetch(n);
            System.out.println(data[7]);
            MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(data[0] + data[n - 1]);
        }
        System.out.println(rank + " " + Arrays.hashCode(data));
        MPI.Finalize();
    }
}
