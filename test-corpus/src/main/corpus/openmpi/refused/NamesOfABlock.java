package refused;

import mpi.*;

/** SL119: a field that the loop needs, and a variable of that name in the block where the receive stands. */
// ranks: 2
public class NamesOfABlock {
    static final int N = 130;
    int n = N;
    double[] w = new double[100];

    public double hidden(double[] a) throws MPIException {
        double sum = 0;
        if (a != null) {
            int n = 5;
            w[n] = n;
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL119
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * w[i];
        }
        return sum;
    }

    public double elsewhere(double[] a) throws MPIException {
        double sum = 0;
        {
            int n = 5;
            w[n] = n;
        }
        if (a != null) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if a != null && n <= a.length && n <= w.length && a != w
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * w[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int tag = 0; tag < 2; tag++) {
                a[tag] = tag + 7;
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, tag); // expect: missed SL101
            }
        } else {
            try {
                new NamesOfABlock().hidden(a);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage() + a[0]);
            }
            NamesOfABlock whole = new NamesOfABlock();
            whole.w = new double[N];
            whole.w[1] = 2;
            System.out.println(whole.elsewhere(a));
        }
        MPI.Finalize();
    }
}
