package deal;

import java.util.Arrays;
import mpi.*;

/** The root packs and sends a header and a share to each; workers reply with results of a size that varies. */
public class Shares {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 600;
        double[] all = new double[n];
        for (int i = 0; i < n; i++) {
            all[i] = i * 0.125;
        }
        int[] header = new int[1];
        if (rank == 0) {
            double[] pack = new double[n];
            int off = 0;
            for (int dest = 1; dest < size; dest++) {
                int share = n / (size - 1) - dest;
                header[0] = share;
                MPI.COMM_WORLD.send(header, 1, MPI.INT, dest, 1); // expect: analysis SL010
                for (int i = 0; i < share; i++) {
                    pack[i] = all[off + i];
                }
                MPI.COMM_WORLD.send(pack, share, MPI.DOUBLE, dest, 2); // expect: passed SL001
                off += share;
            }
            double sum = 0;
            for (int src = 1; src < size; src++) {
                Status status = MPI.COMM_WORLD.recv(pack, n, MPI.DOUBLE, src, 3); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + pack[i];
                }
                System.out.println(status.getCount(MPI.DOUBLE));
            }
            System.out.println("sum " + sum);
        } else {
            MPI.COMM_WORLD.recv(header, 1, MPI.INT, 0, 1); // expect: analysis SL010
            double[] mine = new double[header[0]];
            MPI.COMM_WORLD.recv(mine, mine.length, MPI.DOUBLE, 0, 2); // expect: passed SL002
            double[] result = new double[mine.length];
            for (int i = 0; i < mine.length; i++) {
                result[i] = mine[i] * rank;
            }
            MPI.COMM_WORLD.send(result, result.length, MPI.DOUBLE, 0, 3); // expect: passed SL001
            System.out.println(rank + " " + Arrays.hashCode(result));
        }
        MPI.Finalize();
    }
}
