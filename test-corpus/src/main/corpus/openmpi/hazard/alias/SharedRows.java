package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** Rows of a matrix that may be one array: each as near as can be to one that passes. */
// also: mpj
// ranks: 2
public class SharedRows {
    static final int N = 60;

    static void oneRowTwice(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        u[0] = u[rows + 1];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 0); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " oneRowTwice " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void filled(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        Arrays.fill(u, u[0]);
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 1); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " filled " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void mix(double[][] m) {
        m[1] = m[m.length - 1];
    }

    static void mixed(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        mix(u);
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 2); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " mixed " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void copiedRows(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        System.arraycopy(u, rows + 1, u, 1, 1);
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 3); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " copiedRows " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void inAnotherMatrix(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        v[1] = u[rows + 1];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 4); // expect: missed SL111
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " inAnotherMatrix " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void copyOfReferences(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        double[][] w = u.clone();
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 5); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + w[rows + 1][j]);
            }
        }
        System.out.println(rank + " copyOfReferences " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void asObjects(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        Object[] all = u;
        all[2] = u[rows + 1];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 6); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " asObjects " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void captured(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        double[][] w = u;
        Runnable swap = () -> w[2] = w[rows + 1];
        swap.run();
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 7); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " captured " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void laterInTheLoop(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 8); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
            u[2] = u[rows + 1];
        }
        System.out.println(rank + " laterInTheLoop " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void listed(int rank, int rows) throws MPIException {
        double[] edge = new double[N];
        double[][] u = {edge, new double[N], new double[N], new double[N], new double[N], new double[N], edge};
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 9); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " listed " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void eachRowNew(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        for (int i = 0; i < rows + 2; i++) {
            u[i] = i == 1 ? u[0] : new double[N];
        }
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 10); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " eachRowNew " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static double[][] u;

    static void ofAField(int rank, int rows) throws MPIException {
        u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 11); // expect: missed SL117
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " ofAField " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 1) {
            double[] row = new double[N];
            for (int tag = 0; tag < 12; tag++) {
                for (int j = 0; j < N; j++) {
                    row[j] = tag * 100 + j;
                }
                MPI.COMM_WORLD.send(row, N, MPI.DOUBLE, 0, tag); // expect: passed SL001
            }
        }
        oneRowTwice(rank, 5);
        filled(rank, 5);
        mixed(rank, 5);
        copiedRows(rank, 5);
        inAnotherMatrix(rank, 5);
        copyOfReferences(rank, 5);
        asObjects(rank, 5);
        captured(rank, 5);
        laterInTheLoop(rank, 5);
        listed(rank, 5);
        eachRowNew(rank, 5);
        ofAField(rank, 5);
        MPI.Finalize();
    }
}
