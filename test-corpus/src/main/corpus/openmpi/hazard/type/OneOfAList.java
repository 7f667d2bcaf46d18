package hazard.type;

import java.util.Arrays;
import java.util.List;
import mpi.*;

/** SL116: the buffer is looked up where the call stands. */
// ranks: 2
public class OneOfAList {
    static final int N = 120;

    static void send(List<double[]> rows) throws MPIException {
        double[] first = rows.get(0);
        for (int i = 0; i < N; i++) {
            first[i] = i;
        }
        MPI.COMM_WORLD.send(rows.get(0), N, MPI.DOUBLE, 1, 0); // expect: missed SL116
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(List.of(new double[N]));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
