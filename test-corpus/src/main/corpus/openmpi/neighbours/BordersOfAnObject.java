// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** Who exchanges the borders keeps the communicator in a field: its constructor has used it, or has got one that is there. */
// ranks: 2,1,3,5
// eager: default,infinite
public class BordersOfAnObject {
    private final Intracomm comm;
    private final int rank;
    private final int size;
    private final double[][] rows;

    BordersOfAnObject(Intracomm comm, int height, int width) throws MPIException {
        this.comm = comm;
        this.rank = comm.getRank();
        this.size = comm.getSize();
        this.rows = new double[height + 2][width];
    }

    void exchange(int n) throws MPIException {
        int height = rows.length - 2;
        if (rank > 0) {
            comm.send(rows[1], n, MPI.DOUBLE, rank - 1, 1); // expect: passed SL006
        }
        if (rank < size - 1) {
            comm.send(rows[height], n, MPI.DOUBLE, rank + 1, 2); // expect: passed SL006
        }
        if (rank > 0) {
            comm.recv(rows[0], n, MPI.DOUBLE, rank - 1, 2); // expect: passed SL006
        }
        if (rank < size - 1) {
            comm.recv(rows[height + 1], n, MPI.DOUBLE, rank + 1, 1); // expect: passed SL006
        }
    }

    static class Ends {
        private final Intracomm world;
        private final int[] first = new int[80];
        private final int[] last = new int[80];

        Ends(Intracomm world) {
            this.world = world;
        }

        void meet(int rank, int size) throws MPIException {
            if (rank == 0) {
                first[0] = 7;
                world.send(first, 80, MPI.INT, size - 1, 3); // expect: passed SL006
                world.recv(last, 80, MPI.INT, size - 1, 3); // expect: passed SL006
            }
            if (rank == size - 1) {
                last[1] = 8;
                int[] other = new int[80];
                world.send(last, 80, MPI.INT, 0, 3); // expect: passed SL006
                world.recv(other, 80, MPI.INT, 0, 3); // expect: passed SL006
                System.out.println(Arrays.hashCode(other));
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        BordersOfAnObject borders = new BordersOfAnObject(MPI.COMM_WORLD, 4, 90);
        for (int x = 0; x < borders.rows.length; x++) {
            for (int y = 0; y < 90; y++) {
                borders.rows[x][y] = borders.rank * 100 + x * 10 + y % 9;
            }
        }
        borders.exchange(90);
        System.out.println(Arrays.deepHashCode(borders.rows));
        if (borders.size > 1) {
            Ends ends = new Ends(MPI.COMM_WORLD);
            ends.meet(borders.rank, borders.size);
            System.out.println(Arrays.hashCode(ends.last));
        }
        MPI.Finalize();
    }
}
