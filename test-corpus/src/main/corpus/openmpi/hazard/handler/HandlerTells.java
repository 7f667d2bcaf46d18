package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL001: what travelled ahead is forgotten before the handler sends what it has instead. */
// ranks: 2
// eager: 0,infinite
public class HandlerTells {
    static final int N = 120;

    static void attempt(double[] values, String[] texts) throws MPIException {
        try {
            for (int i = 0; i < N; i++) {
                values[i] = texts[i].length();
            }
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } catch (NullPointerException e) {
            values[0] = -1;
            MPI.COMM_WORLD.send(values, 1, MPI.DOUBLE, 1, 0); // expect: analysis SL010
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            String[] texts = new String[N];
            Arrays.fill(texts, 0, 40, "word");
            attempt(new double[N], texts);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
