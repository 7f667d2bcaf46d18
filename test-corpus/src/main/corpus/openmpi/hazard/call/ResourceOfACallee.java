package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: a called method closes something, which prints. */
// ranks: 2
public class ResourceOfACallee {
    static final int N = 120;

    static class Cursor implements AutoCloseable {
        private final int place;

        Cursor(int place) {
            this.place = place;
        }

        double read() {
            return place * 0.5;
        }

        @Override
        public void close() {
            if (place % 60 == 0) {
                System.out.println("closed at " + place);
            }
        }
    }

    static double readAt(int place) {
        try (Cursor cursor = new Cursor(place)) {
            return cursor.read();
        }
    }

    static void load(double[] values) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = readAt(i);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            load(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
