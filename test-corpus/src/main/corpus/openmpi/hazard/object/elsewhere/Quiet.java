package hazard.object.elsewhere;

import hazard.object.MethodOfAnotherPackage;
import java.util.Arrays;
import mpi.*;

/** Its method has the name of one further up and does not override it: who sees this class calls this one. */
// ranks: 2
public class Quiet extends MethodOfAnotherPackage.Mark {
    static final int N = 120;

    void mark(double[] values) {}

    public static void receive(double[] values) throws MPIException {
        MPI.COMM_WORLD.recv(values, values.length, MPI.DOUBLE, 0, 0); // expect: missed SL102
        System.out.println(Arrays.hashCode(values));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            Quiet mark = new Quiet();
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            mark.mark(values);
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            receive(values);
        }
        MPI.Finalize();
    }
}
