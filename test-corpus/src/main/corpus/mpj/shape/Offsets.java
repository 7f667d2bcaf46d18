package shape;

import java.util.Arrays;
import mpi.*;

/** Parts of one array travel: offsets in the call, offsets in the loop. */
public class Offsets {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int share = 210;
        int n = share * size;
        double[] whole = new double[n];
        int off = rank * share;
        if (rank > 0) {
            for (int i = off; i < off + share; i++) {
                whole[i] = Math.sqrt(i);
            }
            MPI.COMM_WORLD.Send(whole, off, share, MPI.DOUBLE, 0, 1); // expect: passed SL001
            for (int i = 0; i < share; i++) {
                whole[off + i] = rank - i;
            }
            MPI.COMM_WORLD.Send(whole, off, share, MPI.DOUBLE, 0, 2); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                whole[i] = 3 * i;
            }
            MPI.COMM_WORLD.Send(whole, off, share, MPI.DOUBLE, 0, 3); // expect: passed SL001
        } else {
            double sum = 0;
            for (int src = 1; src < size; src++) {
                MPI.COMM_WORLD.Recv(whole, src * share, share, MPI.DOUBLE, src, 1); // expect: passed SL002
                for (int i = src * share; i < (src + 1) * share; i++) {
                    sum = sum * 0.5 + whole[i];
                }
                MPI.COMM_WORLD.Recv(whole, src * share, share, MPI.DOUBLE, src, 2); // expect: passed SL002 if ((long) src + 1) * share <= whole.length
                for (int i = 0; i < share; i++) {
                    sum = sum * 0.5 + whole[src * share + i];
                }
                MPI.COMM_WORLD.Recv(whole, src * share, share, MPI.DOUBLE, src, 3); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + whole[i];
                }
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(whole));
        MPI.Finalize();
    }
}
