package refused;

import java.util.Arrays;
import mpi.*;

/** SL101: the buffer is filled by somebody else. */
public class NoProducer {
    static void forward(int[] data) throws MPIException {
        MPI.COMM_WORLD.send(data, data.length, MPI.INT, 1, 0); // expect: missed SL101
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int[] data = new int[300];
        if (rank == 0) {
            Arrays.fill(data, 4);
            forward(data);
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(data, 300, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < 300; i++) {
                sum += data[i] * i;
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(data));
        MPI.Finalize();
    }
}
