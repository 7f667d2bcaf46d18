// not: OLD
import mpi.*;

/** In a record; private members of a nest; a sealed interface. */
public class Records {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        Shape shape = new Part(comm, filled(N, rank), 2);
        System.out.println(shape.exchange(rank));
        MPI.Finalize();
    }

    sealed interface Shape permits Part {
        double exchange(int rank) throws MPIException;
    }

    record Part(Comm comm, double[] data, int factor) implements Shape {
        @Override
        public double exchange(int rank) throws MPIException {
            double sum = 0;
            if (rank == 0) {
                comm.send(data, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
                for (int i = 0; i < data.length; i++) {
                    sum += scaled(i) * factor();
                }
            } else {
                double[] w = new double[8];
                comm.recv(data, N, MPI.DOUBLE, 0, 7); // expect: passed SL003
                for (int i = 0; i < w.length; i++) {
                    w[i] = factor + i;
                }
                sum = w[2] + data[3] + outside(1);
            }
            return sum;
        }

        private double scaled(int i) {
            return data[i] * 3;
        }
    }

    private static double outside(double x) {
        return x + 1;
    }

    static double[] filled(int n, double first) {
        double[] made = new double[n];
        for (int i = 0; i < n; i++) {
            made[i] = first + i;
        }
        return made;
    }
}
