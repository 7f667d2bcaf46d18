package halo;

import java.util.Arrays;
import mpi.*;

/** The row behind the last one arrives while the loop works on all rows that do not need it. */
// also: mpj
// ranks: 3
// cut: no
public class LastRow {
    static final int N = 60;

    static double[][] start(int rows, int rank) {
        double[][] g = new double[rows + 2][N];
        for (int i = 0; i < rows + 2; i++) {
            for (int j = 0; j < N; j++) {
                g[i][j] = (i * 7 + j * 3 + rank) % 17;
            }
        }
        return g;
    }

    static void copied(int rank, int size, int rows, int steps) throws MPIException {
        double[][] first = start(rows, rank);
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        for (int i = 0; i < rows + 2; i++) {
            for (int j = 0; j < N; j++) {
                u[i][j] = first[i][j];
            }
        }
        for (int t = 0; t < steps; t++) {
            if (rank < size - 1) {
                MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, rank + 1, t); // expect: passed SL002
            }
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < N - 1; j++) {
                    v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                }
            }
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < N - 1; j++) {
                    u[i][j] = v[i][j];
                }
            }
            if (rank > 0) {
                MPI.COMM_WORLD.send(u[1], N, MPI.DOUBLE, rank - 1, t); // expect: passed SL001 if 1 < u.length && rank > 0
            }
        }
        System.out.println(rank + " copied " + Arrays.deepHashCode(u));
    }

    static void exchanged(int rank, int size, int rows, int steps) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        for (int t = 0; t < steps; t++) {
            if (rank < size - 1) {
                MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, rank + 1, t); // expect: passed SL002 if u != v
            }
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < N - 1; j++) {
                    v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]) + rank + t * j;
                }
            }
            double[][] w = u;
            u = v;
            v = w;
            if (rank > 0) {
                MPI.COMM_WORLD.send(u[1], N, MPI.DOUBLE, rank - 1, t); // expect: missed SL101
            }
        }
        System.out.println(rank + " exchanged " + Arrays.deepHashCode(u) + Arrays.deepHashCode(v));
    }

    static void both(int rank, int size, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        if (rank != 1) {
            double[] edge = new double[N];
            for (int j = 0; j < N; j++) {
                edge[j] = rank * 100 - j;
            }
            MPI.COMM_WORLD.send(edge, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            MPI.COMM_WORLD.recv(u[0], N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, size - 1, 0); // expect: passed SL002
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < N - 1; j++) {
                    v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                }
            }
        }
        System.out.println(rank + " both " + Arrays.deepHashCode(v));
    }

    static void fixed(int rank, int size, int rows, int steps) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double[][] v = new double[rows + 2][N];
        for (int t = 0; t < steps; t++) {
            if (rank < size - 1) {
                MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, rank + 1, t); // expect: passed SL002 if rows + 1 != 0
            }
            if (t < 2) {
                for (int j = 0; j < N; j++) {
                    u[0][j] = 19;
                }
            }
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < N - 1; j++) {
                    v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
                }
            }
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < N - 1; j++) {
                    u[i][j] = v[i][j] + rank;
                }
            }
            if (rank > 0) {
                MPI.COMM_WORLD.send(u[1], N, MPI.DOUBLE, rank - 1, t); // expect: passed SL001 if 1 < u.length && rank > 0
            }
        }
        System.out.println(rank + " fixed " + Arrays.deepHashCode(u));
    }

    static void upwards(int rank, int size, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double sum = 0;
        if (rank > 0) {
            MPI.COMM_WORLD.recv(u[0], N, MPI.DOUBLE, rank - 1, 1); // expect: passed SL002
        }
        for (int i = rows; i >= 1; i--) {
            for (int j = 0; j < N; j++) {
                sum = sum * 0.5 + u[i - 1][j] + i;
            }
        }
        for (int j = 0; j < N; j++) {
            u[rows][j] = sum + j;
        }
        if (rank < size - 1) {
            MPI.COMM_WORLD.send(u[rows], N, MPI.DOUBLE, rank + 1, 1); // expect: passed SL001 if 0 <= rows && rows < u.length && rank < size - 1
        }
        System.out.println(rank + " upwards " + sum);
    }

    static void added(int rank, int size, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        if (rank < size - 1) {
            MPI.COMM_WORLD.recv(u[rows], N, MPI.DOUBLE, rank + 1, 2); // expect: passed SL002
        }
        for (int i = 0; i < rows; i++) {
            int below = i + 1;
            for (int j = 0; j < N; j++) {
                u[below][j] += u[i][j] + j;
            }
        }
        if (rank > 0) {
            MPI.COMM_WORLD.send(u[rows - 1], N, MPI.DOUBLE, rank - 1, 2); // expect: passed SL001 if 0 <= (rows - 1) && (rows - 1) < u.length && rank > 0
        }
        System.out.println(rank + " added " + Arrays.deepHashCode(u));
    }

    static void notInTheLoop(int rank, int size, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        double sum = 0;
        if (rank < size - 1) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, rank + 1, 3); // expect: passed SL002
        }
        for (int i = 0; i <= rows; i++) {
            for (int j = 0; j < N; j++) {
                sum += u[i][j] + i * j;
            }
        }
        sum += u[rows + 1][3];
        for (int j = 0; j < N; j++) {
            u[0][j] = sum * j;
        }
        if (rank > 0) {
            MPI.COMM_WORLD.send(u[0], N, MPI.DOUBLE, rank - 1, 3); // expect: passed SL001 if 0 < u.length && rank > 0
        }
        System.out.println(rank + " behind " + sum);
    }

    static void left(int rank, int size, int rows) throws MPIException {
        double[][] u = new double[rows + 2][N];
        int at = 0;
        if (rank < size - 1) {
            MPI.COMM_WORLD.recv(u[rows + 1], N, MPI.DOUBLE, rank + 1, 4); // expect: passed SL002
        }
        for (int i = 1; i <= rows; i++) {
            if (u[i - 1][0] > 3) {
                break;
            }
            at = i;
            u[i][0] = u[i + 1][2] + i;
        }
        for (int j = 0; j < N; j++) {
            u[0][j] = at * j + u[rows + 1][j];
        }
        if (rank > 0) {
            MPI.COMM_WORLD.send(u[0], N, MPI.DOUBLE, rank - 1, 4); // expect: missed SL105
        }
        System.out.println(rank + " left " + at + Arrays.deepHashCode(u));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        for (int rows = 1; rows < 6; rows += 2) {
            copied(rank, size, rows, 3);
            exchanged(rank, size, rows, 3);
            both(rank, size, rows);
            fixed(rank, size, rows, 4);
            upwards(rank, size, rows);
            added(rank, size, rows);
            notInTheLoop(rank, size, rows);
            left(rank, size, rows);
        }
        MPI.Finalize();
    }
}
