package deal;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import mpi.*;

/** SL113: writing other objects down may run code of the program, which sees what is under way. */
public class OtherObjects {
    static final int N = 60;
    static final double[] BIG = new double[N];

    static class Note implements Serializable {
        private void writeObject(ObjectOutputStream out) throws IOException {
            BIG[0]++;
            out.defaultWriteObject();
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        if (rank == 0) {
            Note[] notes = {new Note(), new Note()};
            Note[][] rows = {notes, notes};
            Integer[][] boxed = {{1}, {2, 3}};
            Object[] hidden = {new double[3], new Note()};
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.Send(BIG, 0, N, MPI.DOUBLE, dest, 1); // expect: missed SL114
                MPI.COMM_WORLD.Send(notes, 0, 2, MPI.OBJECT, dest, 1); // expect: missed SL113
                MPI.COMM_WORLD.Send(rows, 0, 2, MPI.OBJECT, dest, 1); // expect: missed SL113
                MPI.COMM_WORLD.Send(boxed, 0, 2, MPI.OBJECT, dest, 1); // expect: missed SL113
                MPI.COMM_WORLD.Send(hidden, 0, 2, MPI.OBJECT, dest, 1); // expect: missed SL113
            }
        } else {
            double[] big = new double[N];
            Object[] got = new Object[2];
            MPI.COMM_WORLD.Recv(big, 0, N, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.toString(big));
            for (int k = 0; k < 4; k++) {
                MPI.COMM_WORLD.Recv(got, 0, 2, MPI.OBJECT, 0, 1); // expect: missed SL113
                System.out.println(rank + " " + got[1].getClass());
            }
        }
        MPI.Finalize();
    }
}
