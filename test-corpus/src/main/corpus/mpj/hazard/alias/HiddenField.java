package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** A field hides the inherited one of the same name, which may hold the same array: a guard names both. */
// ranks: 2
public class HiddenField {
    static final int N = 120;

    static class Layer {
        double[] cells = new double[N];
    }

    static class Surface extends Layer {
        double[] cells;

        Surface(boolean own) {
            cells = own ? new double[N] : super.cells;
        }

        void spread() {
            for (int i = 0; i < N; i++) {
                cells[i] = i;
                super.cells[N - 1 - i] = 9;
            }
            MPI.COMM_WORLD.Send(cells, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if cells != super.cells
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            new Surface(true).spread();
            new Surface(false).spread();
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
