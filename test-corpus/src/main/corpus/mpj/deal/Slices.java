package deal;

import java.util.Arrays;
import mpi.*;

/** Slices of one array go out, and come back into another one. */
public class Slices {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int part = 120;
        double[] all = new double[part * size];
        double[] back = new double[part * size];
        for (int i = 0; i < all.length; i++) {
            all[i] = i;
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.Send(all, dest * part, part, MPI.DOUBLE, dest, 1); // expect: passed SL004
            }
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.Recv(back, source * part, part, MPI.DOUBLE, source, 2); // expect: passed SL005
            }
            double sum = 0;
            for (int i = 0; i < back.length; i++) {
                sum = sum * 0.5 + back[i];
            }
            System.out.println(sum);
        } else {
            double[] mine = new double[part];
            MPI.COMM_WORLD.Recv(mine, 0, part, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < part; i++) {
                mine[i] = mine[i] * rank;
            }
            MPI.COMM_WORLD.Send(mine, 0, part, MPI.DOUBLE, 0, 2); // expect: passed SL001
        }
        MPI.Finalize();
    }
}
