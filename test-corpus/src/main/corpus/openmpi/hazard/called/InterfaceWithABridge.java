package hazard.called;

import mpi.*;

/** SL106: a class brings its interface's fields with it where that has code for its objects, be it a bridge that nobody wrote. */
// ranks: 2
public class InterfaceWithABridge {
    static final int N = 120;

    static int count = 40;

    static int poke(int value) {
        count = value;
        return value;
    }

    interface Ordered extends Comparable<Counter> {
        int FIRST = poke(20);

        int compareTo(Counter other);
    }

    static class Counter implements Ordered {
        static int made;

        @Override
        public int compareTo(Counter other) {
            return 0;
        }
    }

    interface Told {
        int SECOND = poke(30);

        private int once() {
            return 1;
        }
    }

    static class Teller implements Told {
        static int made;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            Counter.made++;
            MPI.COMM_WORLD.send(values, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
            for (int i = 0; i < N; i++) {
                values[i] = i * 2.5;
            }
            Teller.made++;
            MPI.COMM_WORLD.send(values, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
        } else {
            double[] received = new double[N];
            for (int k = 0; k < 2; k++) {
                Status status = MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(status.getCount(MPI.DOUBLE));
            }
        }
        MPI.Finalize();
    }
}
