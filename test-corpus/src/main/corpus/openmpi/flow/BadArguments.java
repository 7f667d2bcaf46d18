package flow;

import mpi.*;

// ranks: 2
// cut: no
/** Sends that fail do so where they stood, after the loop. */
public class BadArguments {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        int written = 0;
        if (rank == 0) {
            try {
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                    written++;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, size + 3, 0); // expect: passed SL001 if n <= a.length
            } catch (MPIException e) {
                System.out.println("no such rank, " + written + " written");
            }
            written = 0;
            try {
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                    written++;
                }
                MPI.COMM_WORLD.send(a, 2 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001 if n <= a.length
            } catch (RuntimeException | MPIException e) {
                System.out.println("too many, " + written + " written");
            }
        }
        System.out.println(rank + " ends");
        MPI.Finalize();
    }
}
