package hazard.reflection;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: who calls a method by its name catches what it throws, and goes on. */
// ranks: 2
// eager: 0,infinite
public class InvokedByName {
    static final int N = 120;

    static final double[] TABLE = new double[N];

    static void tabulate(int[] squares) throws MPIException {
        for (int i = 0; i < N; i++) {
            TABLE[i] = squares[i] * 0.5;
        }
        MPI.COMM_WORLD.send(TABLE, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if squares != null && N <= squares.length && N <= TABLE.length
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Method tabulate = InvokedByName.class.getDeclaredMethod("tabulate", int[].class);
            try {
                tabulate.invoke(null, (Object) new int[N / 2]);
            } catch (InvocationTargetException e) {
                System.out.println(e.getCause().getMessage());
            }
            tabulate.invoke(null, (Object) new int[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
