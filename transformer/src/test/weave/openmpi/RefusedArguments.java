// not: OLD
import mpi.*;

/** Each argument that can be wrong, caught and printed. */
public class RefusedArguments {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        if (rank == 0) {
            try {
                sender(comm, filled(N, 1), filled(N, 2));
            } catch (RuntimeException e) {
                trace(e);
            }
        } else {
            receiver(comm, new double[N], filled(N, 3));
        }
        MPI.Finalize();
    }

    static void sender(Comm comm, double[] a, double[] b) throws MPIException {
        comm.setErrhandler(MPI.ERRORS_RETURN);
        attempt(comm, null, 1, 1, 7);
        attempt(comm, a, -1, 1, 7);
        attempt(comm, a, N + 1, 1, 7);
        attempt(comm, a, 1, 99, 7);
        attempt(comm, a, 1, 1, -3);
        attempt(comm, a, N, 1, 7);
    }

    static void receiver(Comm comm, double[] a, double[] b) throws MPIException {
        comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
        show("got", a);
    }

    static void attempt(Comm comm, double[] a, int n, int dest, int tag) {
        try {
            comm.send(a, n, MPI.DOUBLE, dest, tag); // expect: passed SL003
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("sent " + sum);
        } catch (Exception e) {
            trace(e);
        }
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

    static void trace(Throwable e) {
        System.out.println(e.getClass().getName() + ": " + e.getMessage());
        for (StackTraceElement at : e.getStackTrace()) {
            if (at.getClassName().indexOf('.') < 0) {
                System.out.println(" at " + at);
            }
        }
    }
}
