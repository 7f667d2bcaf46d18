import mpi.*;

/** Neither can be named, and the begin has to be tested, so that no var will do. */
public class HiddenAltogether {
    static int DeltaSend;
    static int mpi;

    static final class P {
        int dest;
    }

    static P any = new P();

    public static void run(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: missed SL119
        }
    }
}
