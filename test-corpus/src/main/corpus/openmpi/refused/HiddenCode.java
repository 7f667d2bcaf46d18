package refused;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Random;
import mpi.*;

/** SL114 and SL108: code that nobody calls by name: iterators, texts, closing, initialisers, subclasses of the library. */
// ranks: 2
public class HiddenCode {
    static final int N = 105;
    static final double[] A = new double[N];

    static class Counting implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private boolean done;

                @Override
                public boolean hasNext() {
                    A[0]--;
                    return !done;
                }

                @Override
                public Integer next() {
                    done = true;
                    return 1;
                }
            };
        }

        @Override
        public String toString() {
            A[1]--;
            return "counting";
        }
    }

    static class Closing implements AutoCloseable {
        @Override
        public void close() {
            A[2]--;
        }
    }

    static class Writing {
        static int once = write();

        static int write() {
            A[3]--;
            return 1;
        }
    }

    static class Cheating extends Random {
        private static final long serialVersionUID = 1;

        @Override
        public double nextDouble() {
            A[4]--;
            return 0.5;
        }
    }

    public static void iterates(Counting counting) throws MPIException {
        for (int i = 0; i < N; i++) {
            A[i] = i;
            for (int k : counting) {
                A[i] += k;
            }
        }
        MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void joins(Counting counting) throws MPIException {
        int length = 0;
        for (int i = 0; i < N; i++) {
            A[i] = i;
            length += ("" + counting).length();
        }
        MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, 1); // expect: missed SL114
    }

    public static void closes() throws MPIException {
        for (int i = 0; i < N; i++) {
            try (Closing closing = new Closing()) {
                A[i] = i;
            }
        }
        MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, 2); // expect: missed SL109
    }

    public static void initialises() throws MPIException {
        for (int i = 0; i < N; i++) {
            A[i] = i;
            if (i == 50) {
                A[i] = Writing.once;
            }
        }
        MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, 3); // expect: missed SL114
    }

    public static void draws(Random random) throws MPIException {
        for (int i = 0; i < N; i++) {
            A[i] = random.nextDouble();
        }
        MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, 4); // expect: missed SL114
    }

    public static void prints(Object o) throws MPIException {
        for (int i = 0; i < N; i++) {
            A[i] = i;
        }
        System.out.println(o);
        MPI.COMM_WORLD.send(A, N, MPI.DOUBLE, 1, 5); // expect: missed SL107
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Counting counting = new Counting();
            iterates(counting);
            joins(counting);
            closes();
            initialises();
            draws(new Cheating());
            prints(counting);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            for (int tag = 0; tag < 6; tag++) {
                MPI.COMM_WORLD.recv(A, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(tag + " " + Arrays.hashCode(A) + " " + A[0] + " " + A[1]);
            }
        }
        MPI.Finalize();
    }
}
