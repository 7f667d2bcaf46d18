// ranks: 2 3 4
import mpi.*;

/** Sends to several ranks: each waits for the one before it. */
public class ManySends {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.Rank();
        if (rank == 0) {
            int[] head = {N};
            double[] a = filled(N, 1);
            double[] b = filled(N, 2);
            for (int to = 1; to < comm.Size(); to++) {
                comm.Send(head, 0, 1, MPI.INT, to, 6); // expect: analysis SL014
                comm.Send(a, 0, N, MPI.DOUBLE, to, 7); // expect: passed SL003
                double sum = 0;
                for (int i = 0; i < N; i++) {
                    sum += b[i];
                }
                System.out.println(sum);
            }
        } else {
            int[] head = new int[1];
            double[] a = new double[N];
            comm.Recv(head, 0, 1, MPI.INT, 0, MPI.ANY_TAG); // expect: analysis SL014
            comm.Recv(a, 0, head[0], MPI.DOUBLE, MPI.ANY_SOURCE, 7); // expect: passed SL003
            int[] w = new int[9];
            for (int i = 0; i < 9; i++) {
                w[i] = i;
            }
            System.out.println(w[8] + a[3]);
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
