package hazard.index;

import java.util.Arrays;
import mpi.*;

/** Rows are as long as those of another object, which is tested. */
// ranks: 2
public class WidthOfAnother {
    static final int N = 120;

    static class Sheet {
        final int width;
        final double[] cells = new double[N];

        Sheet(int width) {
            this.width = width;
        }

        void paste(Sheet from) {
            for (int i = 0; i < 5; i++) {
                for (int j = 0; j < from.width; j++) {
                    cells[i * width + j] += i * 10 + j;
                }
            }
            MPI.COMM_WORLD.Send(cells, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if from.width <= width
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            new Sheet(20).paste(new Sheet(20));
            new Sheet(15).paste(new Sheet(40));
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
