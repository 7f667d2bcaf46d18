package hazard.reflection;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import mpi.*;

/** SL114: the loop calls a method through a handle. */
// ranks: 2
public class CalledByHandle {
    static final int N = 120;

    static final double[] WEIGHTS = new double[N];

    static double weight(int i) {
        WEIGHTS[i / 3] += 0.25;
        return i;
    }

    static void assign(MethodHandle weight) throws Throwable {
        for (int i = 0; i < N; i++) {
            WEIGHTS[i] = (double) weight.invokeExact(i);
        }
        MPI.COMM_WORLD.send(WEIGHTS, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws Throwable {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            MethodType type = MethodType.methodType(double.class, int.class);
            assign(MethodHandles.lookup().findStatic(CalledByHandle.class, "weight", type));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
