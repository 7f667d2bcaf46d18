import mpi.*;

/** The first receive fails; the second must not have taken the message that the handler gets. */
public class SecondReceive {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        comm.setErrhandler(MPI.ERRORS_RETURN);
        if (rank == 0) {
            double[] a = filled(N, 1);
            double[] b = filled(N, 2);
            comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: analysis SL014
            comm.send(b, N, MPI.DOUBLE, 1, 8); // expect: analysis SL014
            System.out.println("sent");
        } else {
            double[] a = new double[N];
            double[] b = new double[N];
            try {
                comm.recv(a, N / 2, MPI.DOUBLE, 0, 7); // expect: analysis SL014
                comm.recv(b, N, MPI.DOUBLE, 0, 8); // expect: analysis SL014
            } catch (MPIException e) {
                comm.recv(a, N, MPI.DOUBLE, 0, 8); // expect: analysis SL014
            }
            show("a", a);
            show("b", b);
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

    static void show(String what, double[] a) {
        double sum = 0;
        for (double x : a) {
            sum += x;
        }
        System.out.println(what + " " + sum);
    }
}
