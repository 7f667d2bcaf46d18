package names;

import java.util.Arrays;
import mpi.*;

/** Names that mean other variables at the loop than at the call, and names of an outer object. */
public class Shadowed {
    int n = 300;
    double[] a = new double[n];

    class Inside {
        int n = 3;

        void fill() throws MPIException {
            for (int i = 0; i < Shadowed.this.n; i++) {
                a[i] = i + n;
            }
            MPI.COMM_WORLD.send(a, Shadowed.this.n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int record = 300;
        int permits = 1;
        double[] yield = new double[record];
        if (rank == 0) {
            Shadowed outer = new Shadowed();
            outer.new Inside().fill();
            for (int var = 0; var < record; var++) {
                yield[var] = var * 0.25;
            }
            MPI.COMM_WORLD.send(yield, record, MPI.DOUBLE, permits, permits); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(yield, record, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int sealed = 0; sealed < record; sealed++) {
                sum += yield[sealed];
            }
            System.out.println("sum " + sum);
            MPI.COMM_WORLD.recv(yield, record, MPI.DOUBLE, 0, permits); // expect: passed SL002
            for (int when = 0; when < record; when++) {
                sum -= yield[when];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(yield));
        MPI.Finalize();
    }
}
