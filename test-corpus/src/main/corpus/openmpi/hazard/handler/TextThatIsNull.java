package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL001: an object may have no text, which the statement behind the loop falls over, and the handler sends something else. */
// ranks: 2
public class TextThatIsNull {
    static final int N = 120;

    static class Label {
        private final double[] values;

        Label(double[] values) {
            this.values = values;
        }

        @Override
        public String toString() {
            return values.length > 0 ? null : "empty";
        }
    }

    static void step(double[] values) throws MPIException {
        String text = String.valueOf(new Label(values));
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i * 0.5;
            }
            int length = text.length();
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } catch (NullPointerException e) {
            values[3] = 77;
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            step(values);
        } else {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(values[3] + " " + Arrays.hashCode(values));
        }
        MPI.Finalize();
    }
}
