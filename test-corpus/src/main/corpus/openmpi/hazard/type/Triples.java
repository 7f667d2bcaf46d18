package hazard.type;

import java.util.Arrays;
import mpi.*;

/** SL113: a derived datatype takes three elements at once. */
// ranks: 2
public class Triples {
    static final int N = 120;

    static void sendPoints(double[] coordinates, Datatype point) throws MPIException {
        for (int i = 0; i < N; i++) {
            coordinates[i] = i;
        }
        MPI.COMM_WORLD.send(coordinates, N / 3, point, 1, 0); // expect: missed SL113
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Datatype point = Datatype.createContiguous(3, MPI.DOUBLE);
            point.commit();
            sendPoints(new double[N], point);
            point.free();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
