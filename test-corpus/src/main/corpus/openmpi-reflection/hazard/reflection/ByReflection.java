package hazard.reflection;

import java.lang.reflect.Method;
import java.util.Arrays;
import mpi.*;

/** SL107: a method is called by its name between loop and send. */
// ranks: 2
public class ByReflection {
    static final int N = 120;

    static final double[] SETTINGS = new double[N];

    static void reset() {
        SETTINGS[0] = 99;
    }

    static void store(Method action) throws Exception {
        for (int i = 0; i < N; i++) {
            SETTINGS[i] = i;
        }
        action.invoke(null);
        MPI.COMM_WORLD.send(SETTINGS, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            store(ByReflection.class.getDeclaredMethod("reset"));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
