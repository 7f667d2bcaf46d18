import mpi.*;

/** Which calls have one possible target. */
public class CalledMethods {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        if (rank == 0) {
            new CalledMethods().open(comm, filled(N, 1), filled(N, 2));
            new Loud().open(comm, filled(N, 1), filled(N, 2));
            new Loud().fixed(comm, filled(N, 1), filled(N, 2));
        } else {
            for (int k = 0; k < 5; k++) {
                double[] a = new double[N];
                comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
                show("got", a);
            }
        }
        MPI.Finalize();
    }

    void open(Comm comm, double[] a, double[] b) throws MPIException {
        comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: analysis SL014
        double sum = sum(b);
        show("open " + sum, a);
        comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
        sum += exact(b);
        show("exact " + sum, a);
    }

    final void fixed(Comm comm, double[] a, double[] b) throws MPIException {
        comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
        double sum = hidden(b);
        show("hidden " + sum, a);
    }

    double sum(double[] x) {
        return hidden(x);
    }

    final double exact(double[] x) {
        return hidden(x);
    }

    private double hidden(double[] x) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i];
        }
        return sum;
    }

    static class Loud extends CalledMethods {
        @Override
        double sum(double[] x) {
            System.out.println("loud");
            return super.sum(x);
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
}
