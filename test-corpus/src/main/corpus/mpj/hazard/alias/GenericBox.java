package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: a generic box in a field gives the array back. */
// ranks: 2
public class GenericBox {
    static final int N = 120;

    static class Box<T> {
        private final T content;

        Box(T content) {
            this.content = content;
        }

        T content() {
            return content;
        }
    }

    static Box<double[]> box = new Box<>(new double[N]);

    static void unpack(double[] data) {
        for (int i = 0; i < N; i++) {
            data[i] = i * i;
            box.content()[N - 1 - i] = 1;
        }
        MPI.COMM_WORLD.Send(data, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] data = new double[N];
            unpack(data);
            box = new Box<>(data);
            unpack(data);
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
