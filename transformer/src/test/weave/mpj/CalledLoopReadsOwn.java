import mpi.*;

/** A known method reads and writes arrays of the method. */
public class CalledLoopReadsOwn {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.Rank();
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
        show("sends", a);
        comm.Send(a, 0, N, MPI.DOUBLE, 1, 7); // expect: analysis SL014
    }

    static void receiver(Comm comm, double[] a, double[] b) throws MPIException {
        double[] w = new double[N];
        double[] v = new double[N];
        comm.Recv(a, 0, N, MPI.DOUBLE, 0, 7); // expect: passed SL003
        ramp(2, w, 3L, v);
        double norm = ramp(1, v, 1L, w);
        show("norm " + norm, w);
        show("got", a);
    }

    static double ramp(int step, double[] from, long by, double[] into) {
        double last = 0;
        for (int i = 0; i < into.length; i++) {
            into[i] = from[i] + step * by;
            last = into[i];
        }
        return last;
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
