package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: a method returns one of its arguments. */
// ranks: 2
// eager: 0,infinite
public class OneOfSeveral {
    static final int N = 120;

    static double[] longest(double[]... candidates) {
        double[] best = candidates[0];
        for (double[] candidate : candidates) {
            best = candidate.length > best.length ? candidate : best;
        }
        return best;
    }

    static void balance(double[] load, double[] spare) {
        double[] other = longest(spare, load);
        for (int i = 0; i < N; i++) {
            load[i] = i % 7;
            other[i / 2] += 0.5;
        }
        MPI.COMM_WORLD.Send(load, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if load != other
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] load = new double[N];
            balance(load, new double[N + 5]);
            balance(load, new double[1]);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
