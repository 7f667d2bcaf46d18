// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** Each message has an array of its own, made in the iteration that sends it. */
public class MadeAnew {
    static double[] share(double[] all, int from, int to) {
        return Arrays.copyOfRange(all, from, to);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 90;
        if (rank == 0) {
            double[] all = new double[n * size];
            for (int i = 0; i < all.length; i++) {
                all[i] = i * 0.5;
            }
            for (int dest = 1; dest < size; dest++) {
                double[] part = Arrays.copyOfRange(all, dest * n, (dest + 1) * n);
                double[] scaled = new double[n];
                for (int i = 0; i < n; i++) {
                    scaled[i] = part[i] * dest;
                }
                double[] last;
                if (dest % 2 == 0) {
                    last = part.clone();
                } else {
                    last = share(all, 0, n);
                }
                last[0] = dest;
                System.arraycopy(scaled, 0, last, 5, 7);
                MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.send(scaled, n, MPI.DOUBLE, dest, 1); // expect: passed SL001
                MPI.COMM_WORLD.send(last, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
                all[dest] = -1;
            }
        } else {
            double[] got = new double[n];
            for (int k = 0; k < 3; k++) {
                MPI.COMM_WORLD.recv(got, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
                System.out.println(rank + " " + Arrays.hashCode(got));
            }
        }
        MPI.Finalize();
    }
}
