package hazard.reflection;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import mpi.*;

/** SL107: what a final field holds is not what its initialiser made, as the object has been read from bytes. */
// ranks: 2
public class ReadFromBytes {
    static final int N = 120;

    static class Mark implements Serializable {
        void mark(double[] values) {}

        Object writeReplace() {
            return new Loud();
        }
    }

    static class Loud extends Mark {
        @Override
        void mark(double[] values) {
            values[5] = 99;
        }

        @Override
        Object writeReplace() {
            return this;
        }
    }

    static class Holder implements Serializable {
        final Mark mark = new Mark();
    }

    static Holder copy(Holder holder) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(holder);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Holder) in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            Holder holder = copy(new Holder());
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            holder.mark.mark(values);
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
        } else {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(values));
        }
        MPI.Finalize();
    }
}
