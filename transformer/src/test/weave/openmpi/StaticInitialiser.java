// not: OLD
import mpi.*;

/** In a static initialiser. */
public class StaticInitialiser {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        System.out.println(Start.sum);
        MPI.Finalize();
    }

    static class Start {
        static double sum;
        static final double[] A = new double[N];

        static {
            try {
                Comm comm = MPI.COMM_WORLD;
                double s = 0;
                if (comm.getRank() == 0) {
                    comm.send(A, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
                    for (int i = 0; i < N; i++) {
                        s += i;
                    }
                } else {
                    int[] w = new int[9];
                    comm.recv(A, N, MPI.DOUBLE, 0, 7); // expect: passed SL003
                    for (int i = 0; i < 9; i++) {
                        w[i] = i;
                        s += w[i];
                    }
                }
                sum = s;
            } catch (MPIException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }
}
