package names;

import java.util.Arrays;
import mpi.*;

/** The other dialect: a type beside hides one of the output's types, a variable the package, words stand in the way. */
public class Hidden {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int n = 340;
        int mpi = 2;
        double[] send = new double[n];
        if (rank == 0) {
            for (int i = (0); i < (n); i++) {
                send[i] = i * mpi;
            }
            ((Comm) MPI.COMM_WORLD).Send((send), 0, (n), MPI.DOUBLE, (int) 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            Status s;
            s = ((MPI.COMM_WORLD.Recv(send, 0, n, MPI.DOUBLE, 0, 0))); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += send[i];
            }
            System.out.println("sum " + sum + " " + s.source);
        }
        System.out.println(rank + " " + Arrays.hashCode(send));
        MPI.Finalize();
    }
}

class DeltaSend {}
