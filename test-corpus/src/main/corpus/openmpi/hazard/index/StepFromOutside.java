// also: mpj
package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001 with a test: nobody knows by how much the counter moves, and whether it moves to its bound. */
// ranks: 2
public class StepFromOutside {
    static final int N = 120;

    static void plant(double[] field, int first, int distance) throws MPIException {
        for (int i = first; i < N; i += distance) {
            field[i] = 1 + i;
        }
        MPI.COMM_WORLD.send( // expect: passed SL001 if distance > 0 && (long) N + distance <= 2147483647 && 0 <= first && N <= field.length
                field, N, MPI.DOUBLE, 1, 0);
    }

    static void down(double[] field, int last, int distance) throws MPIException {
        for (int i = N - 1; i > last; i -= distance) {
            field[i] = 2 * i;
        }
        MPI.COMM_WORLD.send(field, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if distance > 0
    }

    static void packed(double[] field, int last, int distance) throws MPIException {
        int k = 0;
        for (int i = last; i <= N; i += distance) {
            field[k++] = i;
            field[k++] = -i;
        }
        MPI.COMM_WORLD.send(field, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if distance > 0
    }

    /** Twice the distance is no number of the program's where it is too large; what the counter moves by may be one all the same. */
    static void doubled(double[] field, int distance) throws MPIException {
        for (int i = 0; i < N; i += 2 * distance) {
            field[i] = 1 - i;
        }
        MPI.COMM_WORLD.send( // expect: passed SL001 if 2 * distance > 0 && (long) 2 * distance == 2 * distance && (long) N + (long) 2 * distance <= 2147483647
                field, N, MPI.DOUBLE, 1, 0);
    }

    /** The last step may take the counter past the last number, and on to elements below those that it has written. */
    static void around(double[] field, int end, int distance) throws MPIException {
        for (int i = 101; i < end; i += distance) {
            if (0 <= i && i < N) {
                field[i] = 10 + i;
            }
        }
        MPI.COMM_WORLD.send( // expect: passed SL001 if distance > 0 && (long) end + distance <= 2147483647
                field, N, MPI.DOUBLE, 1, 0);
    }

    static void out(double[] field, int distance) throws MPIException {
        try {
            plant(field, 9, distance);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("out of the field: " + Arrays.hashCode(field));
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            plant(new double[N], 0, 7);
            plant(new double[N], N, 0);
            plant(new double[N], N, -3);
            out(new double[N], -4);
            out(new double[N], Integer.MAX_VALUE);
            down(new double[N], 5, 29);
            down(new double[N], N, -29);
            packed(new double[N], 3, 2);
            packed(new double[N], N + 1, 0);
            doubled(new double[N], 2);
            doubled(new double[N], Integer.MIN_VALUE + 2);
            around(new double[N], N, 3);
            around(new double[N], (1 << 30) + 200, (1 << 30) - 2);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 11; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
