package hazard.call;

import java.util.ArrayList;
import java.util.Arrays;
import mpi.*;

/** SL107: the list that is added to is of a class of the program. */
// ranks: 2
public class OwnList {
    static final int N = 120;

    static final double[] TRACE = new double[N];

    static class Watched extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(String line) {
            TRACE[0] = line.length();
            return super.add(line);
        }
    }

    static void trace(ArrayList<String> log) throws MPIException {
        for (int i = 0; i < N; i++) {
            TRACE[i] = -i;
        }
        log.add("all traced");
        MPI.COMM_WORLD.send(TRACE, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            trace(new Watched());
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
