package hazard.reflection;

import java.beans.EventHandler;
import java.util.Arrays;
import mpi.*;

/** SL108: an object of an interface that calls a method by its name, made without a class that anybody wrote. */
// ranks: 2
public class ListenerByName {
    static final int N = 120;

    public interface Step {
        void next();

        void last();
    }

    static class Nothing implements Step {
        @Override
        public void next() {}

        @Override
        public void last() {}
    }

    public static class Mark {
        private final double[] values;

        Mark(double[] values) {
            this.values = values;
        }

        public void mark() {
            values[5] = 99;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            Step step = MPI.COMM_WORLD.getSize() > 1
                    ? EventHandler.create(Step.class, new Mark(values), "mark")
                    : new Nothing();
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            step.next();
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL108
        } else {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(values));
        }
        MPI.Finalize();
    }
}
