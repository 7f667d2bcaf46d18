package flow;

import java.util.Arrays;
import mpi.*;

/**
 * What stands between a receive and its loop cannot fail, by proof or by a test, or the receive begins before it: the message
 * arrives meanwhile all the same.
 */
// ranks: 2
public class Meanwhile {
    static final int N = 64;
    static int parts = 4;

    static double proved(double[] a) throws MPIException {
        double[] w = new double[N];
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            w[i] = i * 0.5;
        }
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.25 + a[i] * w[i];
        }
        return sum;
    }

    static double tested(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 2); // expect: passed SL002 if 64 <= w.length && a != w
        for (int i = 0; i < 64; i++) {
            w[i] = i * 0.5;
        }
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.25 + a[i] * w[i];
        }
        return sum;
    }

    static double begun(double[] a) throws MPIException {
        int[] shares = new int[N];
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 3); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            shares[i] = i / parts;
        }
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.25 + a[i] * shares[i];
        }
        return sum;
    }

    static double afterAnother(double[] a, double[] b) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 4); // expect: passed SL002 if a != b
        MPI.COMM_WORLD.recv(b, N, MPI.DOUBLE, 0, 5); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + b[i];
        }
        for (int i = 0; i < N; i++) {
            sum = sum * 0.25 + a[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        double[] b = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int tag = 1; tag < 6; tag++) {
                for (int i = 0; i < N; i++) {
                    a[i] = i * tag;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
        } else {
            System.out.println(proved(a) + " " + tested(a, b) + " " + begun(a) + " " + afterAnother(a, b));
            System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        }
        MPI.Finalize();
    }
}
