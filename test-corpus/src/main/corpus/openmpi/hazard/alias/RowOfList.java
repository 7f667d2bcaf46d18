package hazard.alias;

import java.util.Arrays;
import java.util.List;
import mpi.*;

/** SL001 with a guard: a list gives back the array that was put into it. */
// ranks: 2
// eager: 0,infinite
public class RowOfList {
    static final int N = 120;

    static void append(double[] latest, List<double[]> history) throws MPIException {
        double[] oldest = history.get(0);
        for (int i = 0; i < N; i++) {
            latest[i] = i + 0.5;
            oldest[N - 1 - i] = 0;
        }
        MPI.COMM_WORLD.send(latest, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if latest != oldest
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] latest = new double[N];
            append(latest, List.of(new double[N]));
            append(latest, List.of(latest));
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
