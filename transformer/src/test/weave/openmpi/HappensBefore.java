// ranks: 3
import mpi.*;

/** Rank 2 is told by rank 0, after its receive, that rank 1 has written its file. */
public class HappensBefore {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        if (rank == 0) {
            double[] a = new double[N];
            int[] go = {1};
            comm.recv(a, N, MPI.DOUBLE, 1, 7); // expect: analysis SL014
            comm.send(go, 1, MPI.INT, 2, 8); // expect: analysis SL014
            show("got", a);
        } else if (rank == 1) {
            java.util.Properties system = System.getProperties();
            system.setProperty("weave.happens", "yes");
            double[] a = filled(N, 1);
            comm.send(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
            System.out.println("sent");
        } else {
            int[] go = {0};
            comm.recv(go, 1, MPI.INT, 0, 8); // expect: analysis SL014
            System.out.println(System.getProperty("weave.happens") + go[0]);
            System.clearProperty("weave.happens");
        }
        MPI.Finalize();
    }

    static double[] filled(int n, double first) {
        double[] made = new double[n];
        for (int i = 0; i < n; i++) {
            made[i] = first + i;
        }
        return made;
    }

    static void show(String what, double[] a) {
        double sum = 0;
        for (double x : a) {
            sum += x;
        }
        System.out.println(what + " " + sum);
    }
}
