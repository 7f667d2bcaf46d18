package hazard.object;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import mpi.*;

/** SL106: an object is received by a datatype that no word of the program names, and says how much is to be sent. */
// ranks: 3
public class OfATypeFoundByName {
    static final int N = 400;

    static int count = 300;

    /** Sets how much is sent. */
    static class Order implements Serializable {
        private static final long serialVersionUID = 1;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            count = 200;
        }
    }

    static Datatype ofObjects() throws ReflectiveOperationException {
        return (Datatype) MPI.class.getField("OBJ" + "ECT").get(null);
    }

    static void sendAsOrdered() throws MPIException, ReflectiveOperationException {
        Order[] order = new Order[1];
        double[] a = new double[N];
        Request request = MPI.COMM_WORLD.Irecv(order, 0, 1, ofObjects(), 2, 3);
        for (int i = 0; i < N; i++) {
            a[i] = 1 + i * 1.5;
        }
        request.Wait();
        MPI.COMM_WORLD.Send(a, 0, count, MPI.DOUBLE, 1, 7); // expect: missed SL106
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        if (rank == 0) {
            sendAsOrdered();
        } else if (rank == 1) {
            double[] b = new double[N];
            Status status = MPI.COMM_WORLD.Recv(b, 0, N, MPI.DOUBLE, 0, 7); // expect: missed SL102
            System.out.println(status.Get_count(MPI.DOUBLE) + " " + b[250]);
        } else {
            MPI.COMM_WORLD.Send(new Order[] {new Order()}, 0, 1, ofObjects(), 0, 3); // expect: missed SL113
        }
        MPI.Finalize();
    }
}
