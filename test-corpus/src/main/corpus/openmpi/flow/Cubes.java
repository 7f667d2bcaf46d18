package flow;

import java.util.Arrays;
import mpi.*;

/** Three dimensions, flat and as rows. */
public class Cubes {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int nx = 6;
        int ny = 7;
        int nz = 11;
        double[] flat = new double[nx * ny * nz];
        double[][][] z = new double[2][nx][ny * nz];
        if (rank == 0) {
            for (int i = 0; i < nx; i++) {
                for (int j = 0; j < ny; j++) {
                    for (int k = 0; k < nz; k++) {
                        flat[(i * ny + j) * nz + k] = i + 0.5 * j - k;
                    }
                }
            }
            MPI.COMM_WORLD.send(flat, nx * ny * nz, MPI.DOUBLE, 1, 0); // expect: passed SL001
            int p = 1;
            for (int k = 0; k < ny * nz; k++) {
                z[p][2][k] = k * 0.25;
            }
            MPI.COMM_WORLD.send(z[p][2], ny * nz, MPI.DOUBLE, 1, 1); // expect: missed SL116
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(flat, nx * ny * nz, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < nx; i++) {
                for (int j = 0; j < ny; j++) {
                    for (int k = 0; k < nz; k++) {
                        sum += flat[(i * ny + j) * nz + k] * (i - j);
                    }
                }
            }
            int p = 0;
            MPI.COMM_WORLD.recv(z[1 - p][3], ny * nz, MPI.DOUBLE, 0, 1); // expect: missed SL116
            for (int k = 0; k < ny * nz; k++) {
                sum += z[1 - p][3][k];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(flat) + " " + Arrays.deepHashCode(z));
        MPI.Finalize();
    }
}
