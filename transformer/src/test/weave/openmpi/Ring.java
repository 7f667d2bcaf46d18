// ranks: 2 4
import mpi.*;

/** Each rank passes on what it gets. */
public class Ring {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        int size = comm.getSize();
        double[] a = filled(N, rank);
        double[] w = new double[N];
        if (rank % 2 == 0) {
            comm.send(a, N, MPI.DOUBLE, (rank + 1) % size, 7); // expect: passed SL003
            for (int i = 0; i < N; i++) {
                w[i] += a[i];
            }
            comm.recv(a, N, MPI.DOUBLE, (rank + size - 1) % size, 7); // expect: passed SL003
            for (int i = 0; i < N; i++) {
                w[i] += i;
            }
        } else {
            double[] b = new double[N];
            comm.recv(b, N, MPI.DOUBLE, (rank + size - 1) % size, 7); // expect: passed SL003
            for (int i = 0; i < N; i++) {
                w[i] += i;
            }
            comm.send(a, N, MPI.DOUBLE, (rank + 1) % size, 7); // expect: passed SL003
            for (int i = 0; i < N; i++) {
                w[i] += b[i];
            }
            a = b;
        }
        show("own", w);
        show("got", a);
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
