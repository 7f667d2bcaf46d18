// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** What has come goes into a method that returns what it makes of it: a number, another array. */
public class Results {
    static final int N = 300;

    private static double dot(double[] x, double[] y, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += x[i] * y[i];
        }
        return sum / n;
    }

    private static int[] rounded(double[] in) {
        int[] out = new int[N];
        for (int i = 0; i < N; i++) {
            out[i] = (int) in[i];
        }
        out[0]--;
        return out;
    }

    private static long positive(double[] in, int n) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (in[i] > 0) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        Arrays.fill(b, 0.25);
        if (rank == 0) {
            for (int i = 0; i < N; i++) {
                a[i] = i % 7 - 2.5;
            }
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            System.out.println(dot(a, a, N) + " " + positive(a, 3));
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            double product = dot(a, b, N);
            System.out.println(product);
            MPI.COMM_WORLD.recv(b, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            int[] whole = rounded(b);
            System.out.println(Arrays.hashCode(whole));
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            final double count = positive(a, N);
            System.out.println(count + dot(b, a, 5));
        }
        MPI.Finalize();
    }
}
