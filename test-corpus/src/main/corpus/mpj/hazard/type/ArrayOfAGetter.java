package hazard.type;

import java.lang.reflect.Field;
import java.util.Arrays;
import mpi.*;

/** SL116: the buffer is what a getter returns. */
// ranks: 2
public class ArrayOfAGetter {
    static final int N = 120;

    static class Field {
        private final double[] values = new double[N];

        double[] values() {
            return values;
        }
    }

    static void send(Field field) {
        for (int i = 0; i < N; i++) {
            field.values()[i] = i;
        }
        MPI.COMM_WORLD.Send(field.values(), 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL116
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            send(new Field());
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
