// ranks: 3
// not: OLD
import mpi.*;

/** The peer ends without a receive; what comes behind the send must not happen. */
public class AbsentPeer {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        comm.setErrhandler(MPI.ERRORS_RETURN);
        if (rank == 0) {
            double[] a = filled(20000, 1);
            double[] b = filled(N, 2);
            int[] word = {3};
            try {
                comm.send(a, 20000, MPI.DOUBLE, 1, 7); // expect: passed SL003
                double sum = 0;
                for (int i = 0; i < N; i++) {
                    sum += b[i];
                }
                word[0] = (int) sum;
                System.out.println("sent " + sum);
            } catch (MPIException e) {
                trace(e);
            }
            comm.send(word, 1, MPI.INT, 2, 8); // expect: analysis SL014
        } else if (rank == 1) {
            return;
        } else {
            int[] word = new int[1];
            comm.recv(word, 1, MPI.INT, 0, 8); // expect: analysis SL014
            System.out.println(word[0]);
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

    static void trace(Throwable e) {
        System.out.println(e.getClass().getName() + ": " + e.getMessage());
        for (StackTraceElement at : e.getStackTrace()) {
            if (at.getClassName().indexOf('.') < 0) {
                System.out.println(" at " + at);
            }
        }
    }
}
