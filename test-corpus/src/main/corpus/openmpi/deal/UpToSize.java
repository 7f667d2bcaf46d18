// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** The loop asks the communicator each time how many ranks there are. */
public class UpToSize {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int n = 300;
        double[] a = new double[n];
        Comm world = MPI.COMM_WORLD;
        if (MPI.COMM_WORLD.getRank() == 0) {
            Arrays.fill(a, 0.5);
            for (int dest = 1; dest < MPI.COMM_WORLD.getSize(); dest++) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
            }
            double[][] all = new double[world.getSize()][n];
            for (int source = world.getSize() - 1; source >= MPI.COMM_WORLD.getRank() + 1; source--) {
                world.recv(all[source], n, MPI.DOUBLE, source, 2); // expect: passed SL005
            }
            System.out.println(Arrays.deepHashCode(all));
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                a[i] += MPI.COMM_WORLD.getRank();
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 0, 2); // expect: passed SL001
        }
        MPI.Finalize();
    }
}
