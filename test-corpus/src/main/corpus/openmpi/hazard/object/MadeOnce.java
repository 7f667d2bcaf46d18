package hazard.object;

import java.util.Arrays;
import mpi.*;

/** SL106: what is made behind the loop and used twice is one object, which it would not be if it were made where it is used. */
// ranks: 2
public class MadeOnce {
    static final int N = 120;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            Integer limit = Integer.valueOf(1000);
            Integer same = limit;
            MPI.COMM_WORLD.send(values, limit == same ? N : 10, MPI.DOUBLE, 1, 0); // expect: missed SL106
            for (int i = 0; i < N; i++) {
                values[i] += i;
            }
            String name = String.valueOf(N);
            String other = name;
            MPI.COMM_WORLD.send(values, name == other ? N : 10, MPI.DOUBLE, 1, 1); // expect: missed SL106
        } else {
            double[] received = new double[N];
            for (int tag = 0; tag < 2; tag++) {
                Status status = MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(status.getCount(MPI.DOUBLE) + " " + Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
