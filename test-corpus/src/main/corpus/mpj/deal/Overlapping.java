package deal;

import java.util.Arrays;
import mpi.*;

/** The slices that come in overlap: of two the later one stays. */
public class Overlapping {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int part = 120;
        double[] back = new double[part * size];
        if (rank == 0) {
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.Recv(back, source * part / 2, part, MPI.DOUBLE, source, 2); // expect: passed SL005
            }
            System.out.println(Arrays.hashCode(back));
        } else {
            double[] mine = new double[part];
            Arrays.fill(mine, rank);
            MPI.COMM_WORLD.Send(mine, 0, part, MPI.DOUBLE, 0, 2); // expect: missed SL101
        }
        MPI.Finalize();
    }
}
