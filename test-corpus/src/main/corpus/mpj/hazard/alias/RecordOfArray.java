package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: a record hands out the array that it was made of. */
// ranks: 2
// eager: 0,infinite
public class RecordOfArray {
    static final int N = 120;

    record Signal(String name, double[] samples) {}

    static void copyReversed(double[] target, Signal source) {
        double[] samples = source.samples();
        for (int i = 0; i < N; i++) {
            target[i] = i * 0.25;
            samples[N - 1 - i] += 1;
        }
        MPI.COMM_WORLD.Send(target, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if target != samples
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] target = new double[N];
            copyReversed(target, new Signal("own", new double[N]));
            copyReversed(target, new Signal("shared", target));
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
