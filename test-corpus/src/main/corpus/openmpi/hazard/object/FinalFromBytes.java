package hazard.object;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import mpi.*;

/** SL106: a final field gets its value between loop and send, from bytes. */
// ranks: 2
public class FinalFromBytes {
    static final int N = 120;

    static class Read implements Serializable {
        private static final long serialVersionUID = 1L;

        final int count;

        Read(int count) {
            this.count = count;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            try {
                double[] values = new double[N];
                for (int i = 0; i < N; i++) {
                    values[i] = i * 1.5;
                }
                in.defaultReadObject();
                MPI.COMM_WORLD.send(values, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
            } catch (MPIException e) {
                throw new IOException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(bytes);
            out.writeObject(new Read(40));
            out.close();
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        } else {
            double[] received = new double[N];
            Status read = MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(read.getCount(MPI.DOUBLE) + " " + received[20]);
        }
        MPI.Finalize();
    }
}
