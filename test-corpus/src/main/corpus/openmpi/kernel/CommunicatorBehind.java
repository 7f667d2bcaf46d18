// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** The communicator of a send gets its name only behind the loop: what it is given is written in its place. */
// ranks: 2
public class CommunicatorBehind {
    static final int N = 120;
    static Comm c;

    static void plain(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 2 * i;
        }
        Intracomm c = MPI.COMM_WORLD;
        c.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void chosen(double[] a, Intracomm world, Intracomm other, boolean here) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 3 * i;
        }
        Intracomm c = here ? world : other;
        if (here) {
            c.send(a, N, MPI.DOUBLE, 1, 2); // expect: passed SL001 if (here ? world : other) != null && here
        }
    }

    static void listed(double[] a, Intracomm[] all) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 5 * i;
        }
        var c = all[1];
        (c).send(a, N, MPI.DOUBLE, 1, 3); // expect: passed SL001 if 1 < all.length && (all[1]) != null
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        c = MPI.COMM_SELF;
        if (MPI.COMM_WORLD.getRank() == 0) {
            plain(a);
            chosen(a, MPI.COMM_WORLD, null, true);
            listed(a, new Intracomm[] {null, MPI.COMM_WORLD});
        } else {
            for (int t = 1; t <= 3; t++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, t); // expect: missed SL102
                System.out.println(Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
