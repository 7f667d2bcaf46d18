import mpi.*;

/** Nothing stands behind a loop that is only left by a return: its jump back is the last instruction. */
public class LoopEndsTheMethod {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        double[] a = new double[N];
        double[] b = new double[N];
        for (int i = 0; i < N; i++) {
            b[i] = i;
        }
        if (comm.getRank() == 0) {
            System.out.println(behind(comm, b));
        } else {
            System.out.println(before(comm, a, b));
            System.out.println(a[3]);
        }
        MPI.Finalize();
    }

    static int behind(Comm comm, double[] b) throws MPIException {
        comm.send(b, N, MPI.DOUBLE, 1, 7); // expect: analysis SL014
        for (int i = 0; ; i++) {
            if (b[i] > 30) {
                return i;
            }
        }
    }

    static int before(Comm comm, double[] a, double[] b) throws MPIException {
        comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: passed SL003
        int sum = 0;
        for (int i = 0; i < N; i++) {
            sum += i;
        }
        for (int i = 0; ; i++) {
            if (b[i] > 20) {
                return sum + i;
            }
        }
    }
}
