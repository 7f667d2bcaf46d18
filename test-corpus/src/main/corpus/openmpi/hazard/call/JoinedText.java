package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL107: joining an object to a text asks it for its own. */
// ranks: 2
public class JoinedText {
    static final int N = 120;

    static final double[] PRICES = new double[N];

    static class Catalogue {
        @Override
        public String toString() {
            PRICES[7] *= 1.19;
            return "catalogue";
        }
    }

    static String publish(Catalogue catalogue) throws MPIException {
        for (int i = 0; i < N; i++) {
            PRICES[i] = i + 0.99;
        }
        String title = "new " + catalogue;
        MPI.COMM_WORLD.send(PRICES, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
        return title;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(publish(new Catalogue()));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
