package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the plan may be null, then nothing is sent. */
// ranks: 2
// eager: 0,infinite
public class PlanThatMayBeMissing {
    static final int N = 120;

    static class Plan {
        int target = 1;
    }

    static void carryOut(double[] step, Plan plan) {
        for (int i = 0; i < N; i++) {
            step[i] = i * 3;
        }
        if (plan != null) {
            MPI.COMM_WORLD.Send(step, 0, N, MPI.DOUBLE, plan.target, 0); // expect: passed SL001 if plan != null
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] step = new double[N];
            carryOut(step, null);
            carryOut(step, new Plan());
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
