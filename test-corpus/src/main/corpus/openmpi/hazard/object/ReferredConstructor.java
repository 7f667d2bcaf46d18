package hazard.object;

import java.util.Arrays;
import java.util.function.Supplier;
import mpi.*;

/** SL111: the constructor that is referred to takes the buffer along, and the object writes it. */
// ranks: 2
public class ReferredConstructor {
    static final int N = 120;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            class Mark {
                void mark() {
                    values[5] = 99;
                }
            }
            Supplier<Mark> marks = Mark::new;
            Mark mark = marks.get();
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            mark.mark();
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
