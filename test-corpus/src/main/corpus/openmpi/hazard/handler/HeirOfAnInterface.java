package hazard.handler;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import mpi.*;

/** SL002: a library calls the method by an interface that only a derived class names, or by its name alone, and others catch. */
// ranks: 2
public class HeirOfAnInterface {
    static final int N = 400;

    static final double[] X = new double[N];

    static int zero;

    static class Reader {
        public void accept(Integer tag) {
            try {
                double sum = 0;
                MPI.COMM_WORLD.recv(X, N, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < N; i++) {
                    sum += X[i];
                    if (i == 5) {
                        sum += 4 / zero;
                    }
                }
                System.out.println(sum);
            } catch (MPIException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Handed extends Reader implements Consumer<Integer> {}

    static class Resolved implements Serializable {
        private static final long serialVersionUID = 1L;

        protected Object readResolve() {
            try {
                double sum = 0;
                MPI.COMM_WORLD.recv(X, N, MPI.DOUBLE, 0, 2); // expect: passed SL002
                for (int i = 0; i < N; i++) {
                    sum += X[i];
                    if (i == 5) {
                        sum += 4 / zero;
                    }
                }
                System.out.println(sum);
            } catch (MPIException e) {
                throw new IllegalStateException(e);
            }
            return this;
        }
    }

    public static void main(String[] args) throws MPIException, IOException, ClassNotFoundException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int tag = 1; tag < 3; tag++) {
                for (int i = 0; i < N; i++) {
                    values[i] = i * 0.5 * tag;
                }
                MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
        } else {
            try {
                List.of(1).forEach(new Handed());
            } catch (ArithmeticException e) {
                System.out.println(X[N - 1]);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(bytes);
            out.writeObject(new Resolved());
            out.close();
            try {
                new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
            } catch (ArithmeticException e) {
                System.out.println(X[N - 1]);
            }
        }
        MPI.Finalize();
    }
}
