package hazard.object;

import java.util.HashMap;
import java.util.Map;
import mpi.*;

/** SL106: a map that has room for too few compares its keys by a method that only their superclass declares. */
// ranks: 2
public class ComparedByAnHeir {
    static final int N = 120;

    static int count = 40;

    static class Ordered {
        public int compareTo(Key other) {
            count = 20;
            return 0;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class Key extends Ordered implements Comparable<Key> {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            Map<Object, Integer> keys = new HashMap<>(64);
            for (int i = 0; i < 8; i++) {
                keys.put(new Key(), i);
            }
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            keys.put(1, 5);
            MPI.COMM_WORLD.send(values, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
        } else {
            double[] received = new double[N];
            Status status = MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(status.getCount(MPI.DOUBLE));
        }
        MPI.Finalize();
    }
}
