package hazard.reflection;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import mpi.*;

/** SL114: nobody wrote a class for what the loop calls. */
// ranks: 2
public class DynamicProxy {
    static final int N = 120;

    static final double[] FORCES = new double[N];

    interface Force {
        double at(int i);
    }

    static void apply(Force force) throws MPIException {
        for (int i = 0; i < N; i++) {
            FORCES[i] = force.at(i) + i;
        }
        MPI.COMM_WORLD.send(FORCES, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            InvocationHandler pull = (proxy, method, arguments) -> FORCES[(int) arguments[0] / 2] -= 5;
            apply((Force) Proxy.newProxyInstance(DynamicProxy.class.getClassLoader(), new Class<?>[] {Force.class}, pull));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
