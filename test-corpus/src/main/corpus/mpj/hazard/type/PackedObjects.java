package hazard.type;

import java.util.Arrays;
import mpi.*;

/** SL113: the elements are objects, which are written one by one. */
// ranks: 2
public class PackedObjects {
    static final int N = 120;

    static void send(Object[] names) {
        for (int i = 0; i < N; i++) {
            names[i] = "name " + i;
        }
        MPI.COMM_WORLD.Send(names, 0, N, MPI.OBJECT, 1, 0); // expect: missed SL113
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            send(new Object[N]);
        } else {
            Object[] received = new Object[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.OBJECT, 0, 0); // expect: missed SL113
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
