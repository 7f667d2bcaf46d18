package layout;

/* before; */ import java.util.Arrays; // behind;
/* import mpi.DeltaRecv; */ import /* ; */ mpi . MPI /* ; */ ; import mpi.MPIException; // import mpi.DeltaSend;
// between
/* c */ import mpi.Status;

/** Parentheses around calls, and comments that look like code inside them. */
public class Parentheses {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 320;
        double[] a = new double[n];
        if (rank == 0) {
            for // (
            ( /* ) */ int i = (0) ; i // <
                    < n /* < */ ; i++ /* ) */ ) // {
            { // }
                a[i] = i * 0.5 + "; }".length();
            }
            ( /* a */ MPI.COMM_WORLD /* b */ ) // expect: passed SL001
                    ./* ; */ send /* ( */ ((a), // one );
                            n, MPI.DOUBLE, 1 /* to ) ; */ , (0) // last
                    ) /* ; */ ; // ;
        } else if (rank == 1) {
            double sum = 0;
            @SuppressWarnings({"a;", "b)"}) final /* ; */ Status s = // what
                    ((MPI.COMM_WORLD.recv((a), n, MPI.DOUBLE, 0, 0))) /* ; ) */ ; // expect: passed SL002
            for (int i = 0; i < n; i++) sum += a[i]; // ;
            ;
            System.out.println("sum " + sum + " " + s.getSource());
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
