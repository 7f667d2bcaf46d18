package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: closing a resource sends a message, before or behind the one of the loop. */
// ranks: 2
// eager: 0,infinite
public class CloseCommunicates {
    static final int N = 120;

    static class Session implements AutoCloseable {
        @Override
        public void close() {
            MPI.COMM_WORLD.Send(new int[] {-1}, 0, 1, MPI.INT, 1, 9); // expect: analysis SL010
        }
    }

    static void talk(double[] values, int[] words) {
        try (Session session = new Session()) {
            for (int i = 0; i < N; i++) {
                values[i] = words[i];
            }
            MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if N <= words.length && N <= values.length
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            talk(new double[N], new int[N]);
            try {
                talk(new double[N], new int[10]);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println("few words");
            }
        } else {
            int[] end = new int[1];
            double[] values = new double[N];
            MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(values));
            for (int session = 0; session < 2; session++) {
                MPI.COMM_WORLD.Recv(end, 0, 1, MPI.INT, 0, 9); // expect: analysis SL010
                System.out.println(session + " " + end[0]);
            }
        }
        MPI.Finalize();
    }
}
