import mpi.*;

/** Arguments on lines of their own, with effects and exceptions. */
public class CallArguments {
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
        int[] calls = {0};
        comm.send( // expect: passed SL003
                a,
                count(calls),
                MPI.DOUBLE,
                1,
                tag(calls));
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += b[i];
        }
        show("sent " + sum + calls[0], a);
    }

    static void receiver(Comm comm, double[] a, double[] b) throws MPIException {
        comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
        show("got", a);
    }

    static int count(int[] calls) {
        calls[0]++;
        System.out.println("count");
        return N;
    }

    static int tag(int[] calls) {
        System.out.println("tag " + calls[0]);
        return 7;
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
