package result;

import java.util.Arrays;
import mpi.*;

/** One loop fills two buffers that leave one after the other; one loop empties two that came so. */
public class TwoBuffers {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 420;
        double[] re = new double[n];
        double[] im = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                re[i] = Math.cos(0.1 * i);
                im[i] = Math.sin(0.1 * i);
            }
            MPI.COMM_WORLD.send(re, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
            MPI.COMM_WORLD.send(im, n, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (rank == 1) {
            double power = 0;
            MPI.COMM_WORLD.recv(re, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            MPI.COMM_WORLD.recv(im, n, MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                power += re[i] * re[i] + im[i] * im[i];
            }
            System.out.println("power " + Double.toHexString(power));
        }
        System.out.println(rank + " " + Arrays.hashCode(re) + " " + Arrays.hashCode(im));
        MPI.Finalize();
    }
}
