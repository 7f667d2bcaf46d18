import mpi.*;

/** The call stands in the arguments of the superclass. */
public class ConstructorArgument {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        new Sub(comm, rank, filled(N, rank));
        MPI.Finalize();
    }

    static class Super {
        Super(double x) {
            System.out.println("super " + x);
        }
    }

    static class Sub extends Super {
        Sub(Comm comm, int rank, double[] a) throws MPIException {
            super(exchange(comm, rank, a));
        }

        static double exchange(Comm comm, int rank, double[] a) throws MPIException {
            double sum = 0;
            if (rank == 0) {
                comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
                for (int i = 0; i < N; i++) {
                    sum += a[i];
                }
            } else {
                comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
                for (int i = 0; i < N; i++) {
                    sum += a[i];
                }
            }
            return sum;
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
