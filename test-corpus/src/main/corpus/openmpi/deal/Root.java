package deal;

import java.util.Arrays;
import mpi.*;

/** The root computes and sends a share per worker; workers send back; names that would clash with new ones. */
public class Root {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 310;
        double[] share = new double[n];
        double sendShare = 0.5;
        double i0 = 2;
        double recvShare = 1;
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                for (int i = 0; i < n; i++) {
                    share[i] = dest * i + sendShare * i0;
                }
                MPI.COMM_WORLD.send(share, n, MPI.DOUBLE, dest, 1); // expect: passed SL001
            }
            double[] total = new double[n];
            for (int src = 1; src < size; src++) {
                MPI.COMM_WORLD.recv(share, n, MPI.DOUBLE, src, 2); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    total[i] += share[i];
                }
            }
            System.out.println("total " + Arrays.hashCode(total));
        } else {
            MPI.COMM_WORLD.recv(share, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                share[i] = share[i] / 3 + recvShare;
            }
            MPI.COMM_WORLD.send(share, n, MPI.DOUBLE, 0, 2); // expect: passed SL001
        }
        System.out.println(rank + " " + Arrays.hashCode(share));
        MPI.Finalize();
    }
}
