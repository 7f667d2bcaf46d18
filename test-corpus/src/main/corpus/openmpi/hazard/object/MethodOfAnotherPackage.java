package hazard.object;

import hazard.object.elsewhere.Quiet;
import mpi.*;

/** SL107: a method that only its package knows is not overridden from another one, so the call writes an element. */
// ranks: 2
public class MethodOfAnotherPackage {
    static final int N = 120;

    public static class Mark {
        void mark(double[] values) {
            values[5] = 99;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            Mark mark = new Quiet();
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            mark.mark(values);
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
        } else {
            Quiet.receive(values);
        }
        MPI.Finalize();
    }
}
