package hazard.call;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import mpi.*;

/** SL107: sending objects calls what their class does when it is written. */
// ranks: 2
public class OwnSerialisation {
    static final int N = 120;

    static final double[] TOTALS = new double[N];

    static class Order implements Serializable {
        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            TOTALS[0] += 1;
            out.defaultWriteObject();
        }
    }

    static void send(Object[] orders) {
        for (int i = 0; i < N; i++) {
            TOTALS[i] = i;
        }
        MPI.COMM_WORLD.Send(orders, 0, 1, MPI.OBJECT, 1, 1); // expect: missed SL113
        MPI.COMM_WORLD.Send(TOTALS, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            send(new Object[] {new Order()});
        } else {
            Object[] orders = new Object[1];
            double[] totals = new double[N];
            MPI.COMM_WORLD.Recv(orders, 0, 1, MPI.OBJECT, 0, 1); // expect: missed SL113
            MPI.COMM_WORLD.Recv(totals, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println((orders[0] instanceof Order) + " " + Arrays.hashCode(totals));
        }
        MPI.Finalize();
    }
}
