package refused;

import java.util.Arrays;
import mpi.*;

/** SL116: the buffer is the result of a call or a choice. */
public class BufferExpression {
    static double[] held = new double[250];

    static double[] held() {
        return held;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[250];
        if (rank == 0) {
            for (int i = 0; i < 250; i++) {
                held[i] = i;
                a[i] = -i;
            }
            MPI.COMM_WORLD.send(held(), 250, MPI.DOUBLE, 1, 0); // expect: missed SL116
            MPI.COMM_WORLD.send(rank == 0 ? a : held, 250, MPI.DOUBLE, 1, 1); // expect: missed SL116
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(held(), 250, MPI.DOUBLE, 0, 0); // expect: missed SL116
            for (int i = 0; i < 250; i++) {
                sum += held[i];
            }
            MPI.COMM_WORLD.recv(a, 250, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < 250; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(held) + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
