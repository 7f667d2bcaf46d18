// not: OLD
import mpi.*;

/** In a constructor, before and after the superclass has had its turn. */
public class Constructors {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        new Constructors(comm, rank);
        MPI.Finalize();
    }

    final double[] a = new double[N];
    final double sum;

    Constructors(Comm comm, int rank) throws MPIException {
        this(comm, rank, filled(N, rank));
    }

    Constructors(Comm comm, int rank, double[] b) throws MPIException {
        super();
        double x = 0;
        if (rank == 0) {
            double[] mine = b;
            comm.send(mine, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
            for (int i = 0; i < N; i++) {
                x += mine[i];
            }
            System.out.println(x);
        } else {
            double[] w = new double[5];
            comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: passed SL003
            for (int i = 0; i < 5; i++) {
                w[i] = i;
            }
            show("got", a);
        }
        sum = x;
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
