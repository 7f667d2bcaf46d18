package deal;

import java.util.Arrays;
import mpi.*;

/** Rows go out as objects, which are written down at once: the loop may go on to change them, and the matrix. */
public class RowsAsObjects {
    static final int N = 60;

    static int[][] matrix(int factor) {
        int[][] made = new int[N][];
        for (int i = 0; i < N; i++) {
            made[i] = new int[i % 7 == 3 ? 0 : N];
            Arrays.fill(made[i], factor * i);
        }
        made[5] = null;
        made[6] = made[8];
        return made;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int workers = MPI.COMM_WORLD.Size() - 1;
        int[] rows = {0};
        int[] offset = {0};
        if (rank == 0) {
            int[][] a = matrix(1);
            int[][] b = matrix(2);
            double[][][] cube = {{{1, 2}, {3}}, {{4}}};
            for (int dest = 1; dest <= workers; dest++) {
                rows[0] = dest <= N % workers ? N / workers + 1 : N / workers;
                MPI.COMM_WORLD.Send(offset, 0, 1, MPI.INT, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.Send(rows, 0, 1, MPI.INT, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.Send(a, offset[0], rows[0], MPI.OBJECT, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.Send(b, 0, N, MPI.OBJECT, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.Send(cube, 0, 2, MPI.OBJECT, dest, 1); // expect: passed SL004
                b[7][2] += dest;
                b[9] = a[dest];
                cube[1][0][0]++;
                offset[0] += rows[0];
            }
        } else {
            int[][] a = new int[N][];
            int[][] b = new int[N][];
            double[][][] cube = new double[2][][];
            MPI.COMM_WORLD.Recv(offset, 0, 1, MPI.INT, 0, 1); // expect: analysis SL010
            MPI.COMM_WORLD.Recv(rows, 0, 1, MPI.INT, 0, 1); // expect: analysis SL010
            MPI.COMM_WORLD.Recv(a, 0, rows[0], MPI.OBJECT, 0, 1); // expect: missed SL113
            MPI.COMM_WORLD.Recv(b, 0, N, MPI.OBJECT, 0, 1); // expect: missed SL113
            MPI.COMM_WORLD.Recv(cube, 0, 2, MPI.OBJECT, 0, 1); // expect: missed SL113
            System.out.println(rank + " " + offset[0] + " " + rows[0] + " " + Arrays.deepHashCode(a) + " "
                    + Arrays.deepHashCode(b) + " " + (b[6] == b[8]) + " " + Arrays.deepToString(cube));
        }
        MPI.Finalize();
    }
}
