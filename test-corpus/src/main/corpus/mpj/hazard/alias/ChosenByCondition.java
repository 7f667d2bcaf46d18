package hazard.alias;

import java.util.Random;
import mpi.*;

/** SL002 with a guard: a condition chooses which array is written. */
// ranks: 2
// eager: 0,infinite
public class ChosenByCondition {
    static final int N = 120;

    static double split(double[] data, double[] rest, boolean inPlace) {
        double[] target = inPlace ? data : rest;
        double sum = 0;
        MPI.COMM_WORLD.Recv(data, 0, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if data != target
        for (int i = 0; i < N - 1; i++) {
            target[i + 1] = data[i] * 0.5;
            sum += target[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            for (int message = 0; message < 2; message++) {
                double[] sent = new Random(message).doubles(N).toArray();
                MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
            }
        } else {
            System.out.println(split(new double[N], new double[N], false));
            System.out.println(split(new double[N], new double[N], true));
        }
        MPI.Finalize();
    }
}
