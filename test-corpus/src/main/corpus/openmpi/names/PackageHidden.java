package names;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;

/** Neither the simple nor the qualified name of the output's types means them here. */
public class PackageHidden {
    static int mpi = 3;

    static class DeltaSend {}

    static class DeltaRecv {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Comm send = MPI.COMM_WORLD;
        int rank = send.getRank();
        int n = 300;
        float[] recv = new float[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                recv[i] = i * mpi;
            }
            send.send(recv, n, MPI.FLOAT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            send.recv(recv, n, MPI.FLOAT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += recv[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(recv));
        MPI.Finalize();
    }
}
