// also: mpj
package names;

import mpi.*;

/** SL103: the bound of a called method would have to be written where a class of the method around hides what it names. */
public class OtherMath {
    static void fill(double[] a, int n, int m) {
        for (int i = 0; i < Math.min(n, m); i++) {
            a[i] = i * 0.5;
        }
    }

    static double produce(double[] a, int n, int m) throws MPIException {
        class Math {
            static int min(int x, int y) {
                return x + y;
            }
        }
        fill(a, n, m);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: missed SL103
        return Math.min(n, m);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[240];
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(produce(a, 240, 200));
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, 240, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < 240; i++) {
                sum += a[i] * i;
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
