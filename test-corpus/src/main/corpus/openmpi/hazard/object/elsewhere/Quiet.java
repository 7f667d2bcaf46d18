package hazard.object.elsewhere;

import hazard.object.MethodOfAnotherPackage;
import java.util.Arrays;
import mpi.*;

// run: no
/** Its method has the name of one further up and does not override it. */
public class Quiet extends MethodOfAnotherPackage.Mark {
    void mark(double[] values) {}

    public static void receive(double[] values) throws MPIException {
        MPI.COMM_WORLD.recv(values, values.length, MPI.DOUBLE, 0, 0); // expect: missed SL102
        System.out.println(Arrays.hashCode(values));
    }
}
