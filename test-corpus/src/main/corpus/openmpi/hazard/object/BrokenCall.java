package hazard.object;

import java.util.Arrays;
import mpi.*;

/** SL106: calls of several lines on what may be no communicator; what fails in the second one would fail on another line. */
// ranks: 2
public class BrokenCall {
    static final int N = 120;

    static int first(int[] counts) {
        return counts[0];
    }

    static double plain(Comm comm, double[] values, int[] counts) throws MPIException {
        comm.recv(values, // expect: passed SL002 if N <= values.length
                counts[0],
                MPI.DOUBLE, 0, 0);
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum;
    }

    static double broken(Comm comm, double[] values, int[] counts) throws MPIException {
        comm // expect: missed SL106
                .recv(values,
                        first(counts),
                        MPI.DOUBLE, 0, 0);
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int k = 0; k < 2; k++) {
                for (int i = 0; i < N; i++) {
                    values[i] = i * 1.5;
                }
                MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        } else {
            double[] received = new double[N];
            int[][] all = {{N}, {}, null};
            for (int[] counts : all) {
                Comm[] comms = counts == all[0] ? new Comm[] {MPI.COMM_WORLD, null} : new Comm[] {null};
                for (Comm comm : comms) {
                    try {
                        System.out.println(plain(comm, received, counts));
                    } catch (RuntimeException e) {
                        System.out.println(e);
                    }
                    try {
                        System.out.println(broken(comm, received, counts));
                    } catch (RuntimeException e) {
                        System.out.println(e);
                    }
                }
            }
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
