package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL001: a generic method that is called by its raw type casts what it is given, and the handler sends something else. */
// ranks: 2
public class BridgeThatCasts {
    static final int N = 120;

    interface Rule<T> {
        int of(T value);
    }

    abstract static class Scale<T> {
        abstract int of(T value);
    }

    static final class TextScale extends Scale<String> {
        @Override
        int of(String value) {
            return 4;
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static void bridged(double[] values, Object what) throws MPIException {
        Scale scale = new TextScale();
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i * 0.5;
            }
            int factor = scale.of(what);
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: where the call stands
        } catch (ClassCastException e) {
            values[3] = 77;
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static void lambda(double[] values, Object what) throws MPIException {
        Rule<String> typed = text -> 7;
        Rule rule = typed;
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i * 0.25;
            }
            int factor = rule.of(what);
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: where the call stands
        } catch (ClassCastException e) {
            values[3] = 78;
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            bridged(values, N);
            lambda(values, N);
        } else {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(values[3] + " " + Arrays.hashCode(values));
            }
        }
        MPI.Finalize();
    }
}
