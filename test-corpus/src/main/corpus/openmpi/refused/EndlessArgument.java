package refused;

import mpi.*;

/** SL106: an argument that has no effect, but may never have a value: in front of the loop it would be waited for in vain. */
// ranks: 2
public class EndlessArgument {
    static final int N = 64;

    static int tag(int n) {
        while (n > 0) {
            n = 1;
        }
        return 7;
    }

    static int name(int n) {
        return n + 6;
    }

    public static void send(double[] a, int[] w, int n) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = w[i];
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, tag(n)); // expect: missed SL106
    }

    public static void sendNamed(double[] a, int[] w, int n) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = w[i];
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, name(n)); // expect: passed SL001 if w != null && a != null && N <= w.length && N <= a.length
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            try {
                send(a, new int[5], 1);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
                send(a, new int[N], 0);
            }
            sendNamed(a, new int[N], 1);
        } else {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 7); // expect: missed SL102
                System.out.println(a[5]);
            }
        }
        MPI.Finalize();
    }
}
