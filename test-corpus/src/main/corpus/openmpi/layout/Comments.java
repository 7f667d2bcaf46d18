package layout;

import java.util.Arrays;
import mpi.*;

/** Comments wherever the grammar allows one. */
public class Comments {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 430;
        double[] a = new double[n];
        if (rank == 0) {
            // the producer: for (int i = 0; i < n; i++) a[i] = 0;
            for (/* from */ int i /* counter */ = 0 /* first */; /* while */ i < /* bound */ n /* end */; i++ /* next */) /* body */ {
                // nothing here; }
                a[i /* index */] = /* value */ i; // } not the end
                /* last */
            } // for
            /* now send("a"); */
            MPI.COMM_WORLD. /* world */ send /* call */ ( // expect: passed SL001
                    a, // the buffer
                    n /* all of it */,
                    MPI.DOUBLE,
                    1, // to the neighbour
                    0 /* tag */) /* done */; // sent
        } else if (rank == 1) {
            double sum = 0;
            /** Javadoc in the wrong place. */
            MPI.COMM_WORLD // expect: passed SL002
                    .recv(
                            a, n, MPI.DOUBLE,
                            /* from */ 0, 0)
                    ; // the semicolon has a line of its own
            // consume
            for (int i = 0; // i
                    i < n; // n
                    i++) // next
                // body follows
                sum += a[i]; // sum
            // end
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
