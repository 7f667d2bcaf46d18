package neighbours;

import mpi.*;

/** SL006: the fields of a status are declared above the API's classes, in a package of MPJ Express: no library of anybody's is used. */
// ranks: 3
public class StatusFields {
    static final int N = 300;

    static double sum(double[] a) {
        double sum = 0;
        for (double x : a) {
            sum += x;
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        double[] left = new double[N];
        double[] right = new double[N];
        Runnable report = () -> System.out.println(rank + " " + sum(left) + " " + sum(right));
        if (rank == 0) {
            MPI.COMM_WORLD.Recv(left, 0, N, MPI.DOUBLE, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.Recv(right, 0, N, MPI.DOUBLE, 2, 1); // expect: passed SL006
            Status status = MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, 1, 2); // expect: analysis SL010
            System.out.println(status.source + " " + status.tag);
        } else {
            for (int i = 0; i < N; i++) {
                left[i] = i * rank;
            }
            MPI.COMM_WORLD.Send(left, 0, N, MPI.DOUBLE, 0, 1); // expect: passed SL001
            if (rank == 1) {
                MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 0, 2); // expect: analysis SL010
            }
        }
        report.run();
        MPI.Finalize();
    }
}
