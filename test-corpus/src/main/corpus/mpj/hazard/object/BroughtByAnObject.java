package hazard.object;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import mpi.*;

/** SL106: an object brings values of its sender along, and gives them to the receiver when its request is completed. */
// ranks: 3
public class BroughtByAnObject {
    static final int N = 400;

    static int wanted = N;

    static class Settings implements Serializable {
        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(wanted);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            wanted = in.readInt();
        }
    }

    static void waited() throws MPIException {
        Request request = MPI.COMM_WORLD.Irecv(new Object[1], 0, 1, MPI.OBJECT, 2, 3); // expect: analysis SL015
        double[] c = new double[N];
        for (int i = 0; i < N; i++) {
            c[i] = Math.sqrt(i);
        }
        request.Wait();
        MPI.COMM_WORLD.Send(c, 0, wanted, MPI.DOUBLE, 1, 7); // expect: missed SL106
    }

    static void waitedForAll() throws MPIException {
        Request[] requests = {MPI.COMM_WORLD.Irecv(new Object[1], 0, 1, MPI.OBJECT, 2, 3)}; // expect: analysis SL015
        double[] c = new double[N];
        for (int i = 0; i < N; i++) {
            c[i] = Math.sqrt(i);
        }
        Request.Waitall(requests);
        MPI.COMM_WORLD.Send(c, 0, wanted, MPI.DOUBLE, 1, 7); // expect: missed SL106
    }

    static void tested() throws MPIException {
        Request request = MPI.COMM_WORLD.Irecv(new Object[1], 0, 1, MPI.OBJECT, 2, 3); // expect: analysis SL015
        double[] c = new double[N];
        for (int i = 0; i < N; i++) {
            c[i] = Math.sqrt(i);
        }
        while (request.Test() == null) {
            Thread.onSpinWait();
        }
        MPI.COMM_WORLD.Send(c, 0, wanted, MPI.DOUBLE, 1, 7); // expect: missed SL106
    }

    static void started(Prequest request) throws MPIException {
        double[] c = new double[N];
        for (int i = 0; i < N; i++) {
            c[i] = Math.sqrt(i);
        }
        request.Start();
        request.Wait();
        MPI.COMM_WORLD.Send(c, 0, wanted, MPI.DOUBLE, 1, 7); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        if (rank == 0) {
            waited();
            wanted = N;
            waitedForAll();
            wanted = N;
            tested();
            wanted = N;
            started(MPI.COMM_WORLD.Recv_init(new Object[1], 0, 1, MPI.OBJECT, 2, 3)); // expect: analysis SL015
        } else if (rank == 1) {
            double[] b = new double[N];
            for (int k = 0; k < 4; k++) {
                Status status = MPI.COMM_WORLD.Recv(b, 0, N, MPI.DOUBLE, 0, 7); // expect: missed SL102
                System.out.println(status.Get_count(MPI.DOUBLE) + " " + b[3]);
            }
        } else {
            for (int k = 1; k < 5; k++) {
                wanted = 50 * k;
                MPI.COMM_WORLD.Send(new Object[] {new Settings()}, 0, 1, MPI.OBJECT, 0, 3); // expect: missed SL113
            }
        }
        MPI.Finalize();
    }
}
