package hazard.between;

import mpi.*;

/** MPI is ended and started anew between loop and send, which gives the constant another communicator. */
// ranks: 2
public class StartedAnew {
    static final int N = 120;

    static void again(String[] args) {
        MPI.Finalize();
        MPI.Init(args);
    }

    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        double[] a = new double[N];
        if (rank == 1) {
            for (int i = 0; i < N; i++) {
                a[i] = 2 * i;
            }
            again(args);
            MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 0, 1); // expect: missed SL106
        } else {
            again(args);
            MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 1, 1); // expect: missed SL102
            System.out.println(a[4]);
        }
        work(a, rank, () -> again(args));
        MPI.Finalize();
    }

    static void work(double[] a, int rank, Runnable between) {
        double[] b = new double[N];
        if (rank == 1) {
            for (int i = 0; i < N; i++) {
                b[i] = 3 * i;
            }
            between.run();
            MPI.COMM_WORLD.Send(b, 0, N, MPI.DOUBLE, 0, 1); // expect: missed SL106
        } else {
            between.run();
            MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 1, 1); // expect: missed SL102
            System.out.println(a[5]);
        }
    }
}
