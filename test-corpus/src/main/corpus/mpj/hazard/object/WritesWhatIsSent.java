package hazard.object;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import mpi.*;

/** SL114: an object that is sent beside an array writes in it how often it has been sent. */
// ranks: 3
public class WritesWhatIsSent {
    static final int N = 400;

    static class Task implements Serializable {
        private static final long serialVersionUID = 1;

        transient double[] data;
        int serial;

        Task(double[] data) {
            this.data = data;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            data[0] = ++serial;
            out.defaultWriteObject();
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int size = MPI.COMM_WORLD.Size();
        double[] a = new double[N];
        Task[] tasks = {new Task(a)};
        if (MPI.COMM_WORLD.Rank() == 0) {
            for (int d = 1; d < size; d++) {
                MPI.COMM_WORLD.Send(tasks, 0, 1, MPI.OBJECT, d, 3); // expect: missed SL113
                MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, d, 4); // expect: missed SL114
            }
        } else {
            MPI.COMM_WORLD.Recv(tasks, 0, 1, MPI.OBJECT, 0, 3); // expect: missed SL113
            MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 0, 4); // expect: missed SL102
            System.out.println(tasks[0].serial + " " + a[0]);
        }
        MPI.Finalize();
    }
}
