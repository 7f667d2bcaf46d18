package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** Loops that come to a row of a matrix too early, or too late to tell who fails first: each near to one that passes. */
// also: mpj
// ranks: 2
// cut: no
public class LateRows {
    static final int N = 60;

    static void rowByItsOwnName(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        double[] edge = u[rows + 1];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 12); // expect: missed SL111
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]) + edge[j];
            }
        }
        System.out.println(rank + " rowByItsOwnName " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void testedLength(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rank + 9][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 13); // expect: passed SL002 if (long) rows + 1 <= (long) rank + 9
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " testedLength " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void divides(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        int[] w = new int[rows + 2];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 14); // expect: missed SL109
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] / (1 / (w[i] + 1));
            }
        }
        System.out.println(rank + " divides " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void anotherCount(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        int at = -rank;
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 15); // expect: analysis SL013
        }
        at++;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + at][j]);
            }
        }
        System.out.println(rank + " anotherCount " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void anyRow(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 16); // expect: missed SL107
        }
        int q = rank + rows;
        u[q][3] = 7;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " anyRow " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void firstRow(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[0], N, MPI.DOUBLE, 1, 17); // expect: analysis SL013
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " firstRow " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void secondOfTwo(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 18); // expect: analysis SL013
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i % 2 + rows][j] + u[i - 1][j]);
            }
        }
        System.out.println(rank + " secondOfTwo " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void everyRow(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 19); // expect: analysis SL013
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = u[j % (rows + 2)][j];
            }
        }
        System.out.println(rank + " everyRow " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void product(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 20); // expect: analysis SL013
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = u[i * i % (rows + 2)][j];
            }
        }
        System.out.println(rank + " product " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void prints(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 21); // expect: missed SL108
        }
        System.out.println(u[2][3]);
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " prints " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void swapped(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 22); // expect: missed SL107
        }
        double[][] w = u;
        u = v;
        v = w;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " swapped " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void survived(int rank, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank == 0) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, 1, 23); // expect: missed SL110
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < N - 1; j++) {
                v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
            }
        }
        System.out.println(rank + " survived " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 1) {
            double[] row = new double[N];
            for (int tag = 12; tag < 24; tag++) {
                for (int j = 0; j < N; j++) {
                    row[j] = tag * 100 + j;
                }
                MPI.COMM_WORLD.send(row, N, MPI.DOUBLE, 0, tag); // expect: passed SL001
            }
        }
        rowByItsOwnName(rank, 5);
        testedLength(rank, 5);
        divides(rank, 5);
        anotherCount(rank, 5);
        anyRow(rank, 5);
        firstRow(rank, 5);
        secondOfTwo(rank, 5);
        everyRow(rank, 5);
        product(rank, 5);
        prints(rank, 5);
        swapped(rank, 5);
        try {
            survived(rank, 5);
        } catch (MPIException e) {
            System.out.println(rank + " " + e.getClass());
        }
        MPI.Finalize();
    }
}
