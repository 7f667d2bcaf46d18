package hazard.call;

import java.util.Random;
import mpi.*;

/** SL111: an object of a local class has captured the buffer. */
// ranks: 2
public class LocalClass {
    static final int N = 120;

    static double sum(double[] data) throws MPIException {
        class Tail {
            double beyond(int i) {
                return data[N - 1 - i];
            }
        }
        Tail tail = new Tail();
        double sum = 0;
        MPI.COMM_WORLD.recv(data, N, MPI.DOUBLE, 0, 0); // expect: missed SL111
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + data[i] * tail.beyond(i);
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(sum(new double[N]));
        }
        MPI.Finalize();
    }
}
