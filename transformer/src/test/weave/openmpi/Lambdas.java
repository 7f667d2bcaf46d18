// not: OLD
import mpi.*;

/** In lambdas, and in a method of an interface. */
public class Lambdas {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        Body body = rank == 0
                ? (c, a) -> {
                    c.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
                    double sum = 0;
                    for (int i = 0; i < N; i++) {
                        sum += a[i];
                    }
                    return sum;
                }
                : (c, a) -> {
                    double[] w = new double[N];
                    c.recv(a, N, MPI.DOUBLE, 0, 7); // expect: passed SL003
                    for (int i = 0; i < N; i++) {
                        w[i] = i;
                    }
                    return a[4] + w[5];
                };
        System.out.println(body.run(comm, filled(N, rank)));
        System.out.println(body.twice(comm, filled(N, rank), rank));
        MPI.Finalize();
    }

    interface Body {
        double run(Comm comm, double[] a) throws MPIException;

        default double twice(Comm comm, double[] a, int rank) throws MPIException {
            double sum = 0;
            if (rank == 0) {
                comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
                for (int i = 0; i < N; i++) {
                    sum += half(a[i]);
                }
            } else {
                comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
                for (int i = 0; i < N; i++) {
                    sum += half(a[i]);
                }
            }
            return sum;
        }

        static double half(double x) {
            return x / 2;
        }
    }

    static double[] filled(int n, double first) {
        double[] made = new double[n];
        for (int i = 0; i < n; i++) {
            made[i] = first + i;
        }
        return made;
    }
}
