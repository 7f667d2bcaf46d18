import mpi.*;
import java.util.*;

/** Two packages are imported on demand. */
class OtherPackageWithThatType {
    static List<String> list;

    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 9 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 12 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 9 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
