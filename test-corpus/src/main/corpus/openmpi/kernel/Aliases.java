// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** Two parameters that may be one array: both happen at run time. */
public class Aliases {
    static void produce(double[] out, double[] other, int n) throws MPIException {
        for (int i = 1; i < n; i++) {
            out[i] = i;
            other[i - 1] = -i;
        }
        MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, 1, 1); // expect: passed SL001 if out != other
    }

    static double consume(double[] in, double[] out, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, 0, 1); // expect: passed SL002 if in != out
        for (int i = 0; i < n - 1; i++) {
            out[i + 1] = in[i] * 2;
            sum += in[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 450;
        double[] a = new double[n];
        double[] b = new double[n];
        if (rank == 0) {
            produce(a, b, n);
            produce(a, a, n);
            produce(b, a, n);
        } else if (rank == 1) {
            System.out.println(Double.toHexString(consume(a, b, n)));
            System.out.println(Double.toHexString(consume(a, a, n)));
            System.out.println(Double.toHexString(consume(b, a, n)));
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
