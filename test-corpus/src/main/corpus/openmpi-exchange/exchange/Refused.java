package exchange;

import mpi.*;

/** What either half refuses is told as by the one call, and has sent and received nothing. */
public class Refused {
    static double traded(int count, int right, int left, int tag, int most) throws MPIException {
        int n = 350;
        double[] out = new double[n];
        double[] in = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i + left;
        }
        MPI.COMM_WORLD.sendRecv(out, count, MPI.DOUBLE, right, tag, in, most, MPI.DOUBLE, left, tag); // expect: passed SL001, passed SL002 if n <= in.length
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        return sum;
    }

    static void attempt(int count, int right, int left, int tag, int most) {
        try {
            System.out.println(traded(count, right, left, tag, most));
        } catch (MPIException e) {
            System.out.println(e.getErrorClass() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        attempt(n, 99, left, 0, n);
        attempt(n, right, 99, 0, n);
        attempt(n, right, left, -5, n);
        attempt(-1, right, left, 0, n);
        attempt(n, right, left, 0, n + 1);
        attempt(n, 99, 98, 0, n + 1);
        MPI.COMM_WORLD.barrier();
        attempt(n, right, left, 0, n - 30);
        MPI.COMM_WORLD.barrier();
        attempt(n, right, left, 0, n);
        MPI.Finalize();
    }
}
