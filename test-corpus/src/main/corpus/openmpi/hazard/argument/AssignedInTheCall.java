package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the call assigns the variable that is its count. */
// ranks: 2
public class AssignedInTheCall {
    static final int N = 120;

    static int lastCount;

    static void flush(double[] queue, int used) throws MPIException {
        for (int i = 0; i < N; i++) {
            queue[i] = i - lastCount;
        }
        MPI.COMM_WORLD.send(queue, lastCount = used, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] queue = new double[N];
            flush(queue, N);
            flush(queue, N / 3);
            System.out.println(lastCount);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
