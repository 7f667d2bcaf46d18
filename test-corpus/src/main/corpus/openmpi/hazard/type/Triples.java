package hazard.type;

import java.util.Arrays;
import mpi.*;

/** A derived datatype takes three elements at once; the loop fills elements that are no part of the message. */
// ranks: 2
public class Triples {
    static final int N = 120;

    static void sendPoints(double[] coordinates, Datatype point) throws MPIException {
        for (int i = 0; i < N; i++) {
            coordinates[i] = i;
        }
        MPI.COMM_WORLD.send(coordinates, N / 4, point, 1, 0); // expect: passed SL001
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
