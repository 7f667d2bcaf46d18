package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the loop replaces the array whose length is the count. */
// ranks: 2
public class LengthOfANewArray {
    static final int N = 120;

    static void trim(double[] data) throws MPIException {
        double[] part = new double[1];
        for (int i = 0; i < N; i++) {
            data[i] = i;
            if (i % 10 == 0) {
                part = new double[i + 1];
            }
        }
        MPI.COMM_WORLD.send(data, part.length, MPI.DOUBLE, 1, 0); // expect: missed SL106
        System.out.println(part.length);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            trim(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
