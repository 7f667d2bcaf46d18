// not: OLD ECJ
import mpi.*;

/** Call and loop inside an expression, with a half of it on the stack. */
public class SwitchExpression {
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
        double sum = 0;
        double half = b[0] * 2 + switch ((int) b[1]) {
            case 77 -> 5;
            default -> {
                comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: analysis SL014
                for (int i = 0; i < N; i++) {
                    sum += b[i];
                }
                yield sum;
            }
        };
        show("sent " + half, a);
    }

    static void receiver(Comm comm, double[] a, double[] b) throws MPIException {
        comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
        show("got", a);
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
