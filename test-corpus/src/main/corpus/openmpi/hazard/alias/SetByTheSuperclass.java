package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: the initialiser of a superclass has put the buffer into a field before the class itself writes what it finds there. */
// ranks: 2
public class SetByTheSuperclass {
    static final int N = 120;
    static double[] values = new double[N];

    static class Base {
        static {
            Table.corrections = values;
        }
    }

    static class Table extends Base {
        static double[] corrections;
        static int last = N - 1;

        static {
            corrections[3] = -1;
        }
    }

    static void tabulate() throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = i == 100 ? Table.last : i;
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            tabulate();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.toString(received));
        }
        MPI.Finalize();
    }
}
