// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** Receives from any source with any tag; the status is used after the consumer. */
public class Wildcards {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 530;
        float[] a = new float[n];
        if (rank == 0) {
            float sum = 0;
            Status status = MPI.COMM_WORLD.recv(a, n, MPI.FLOAT, MPI.ANY_SOURCE, MPI.ANY_TAG); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println(status.getSource() + " " + status.getTag() + " " + status.getCount(MPI.FLOAT));
            System.out.println("sum " + Float.toHexString(sum));
        } else if (rank == 1) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.125f;
            }
            MPI.COMM_WORLD.send(a, n - 30, MPI.FLOAT, 0, 77); // expect: passed SL001
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
