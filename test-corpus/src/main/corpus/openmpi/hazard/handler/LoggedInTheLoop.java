package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL109: a handler inside of the loop prints. */
// ranks: 2
public class LoggedInTheLoop {
    static final int N = 120;

    static void parse(double[] values, String[] texts) throws MPIException {
        for (int i = 0; i < N; i++) {
            try {
                values[i] = Double.parseDouble(texts[i % 3]);
            } catch (NumberFormatException e) {
                System.out.println("no number: " + texts[i % 3]);
            }
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            parse(new double[N], new String[] {"1.5", "2", "three"});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
