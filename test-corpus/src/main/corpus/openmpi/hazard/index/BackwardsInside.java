package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the inner loop runs down through its block; the blocks follow each other. */
// ranks: 2
// eager: 0,infinite
public class BackwardsInside {
    static final int N = 120;

    static void stack(double[] boxes) throws MPIException {
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 5; j++) {
                boxes[11 * i - 2 * j + 10] = i * j;
            }
        }
        MPI.COMM_WORLD.send(boxes, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 110 <= boxes.length
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            stack(new double[N]);
            try {
                stack(new double[N - 20]);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
