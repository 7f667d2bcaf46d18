package hazard.called;

import mpi.*;

/** SL106: a switch over one enum brings another along that is switched over somewhere else in the class: both are numbered together. */
// ranks: 2
public class NumberedTogether {
    static final int N = 120;

    static int count = 40;

    static int poke() {
        count = 20;
        return 1;
    }

    enum Way {
        UP,
        DOWN
    }

    enum Kind {
        PLAIN,
        OTHER;

        static final int FIRST = poke();
    }

    static int weight(Kind kind) {
        switch (kind) {
            case PLAIN:
                return 1;
            default:
                return 2;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            Way way = args.length > 7 ? Way.DOWN : Way.UP;
            int step = 0;
            for (int i = 0; i < N; i++) {
                values[i] = i * 1.5;
            }
            switch (way) {
                case UP:
                    step = 1;
                    break;
                default:
                    step = -1;
            }
            MPI.COMM_WORLD.send(values, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
            System.out.println(step + " " + weight(Kind.OTHER));
        } else {
            double[] received = new double[N];
            Status status = MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(status.getCount(MPI.DOUBLE));
        }
        MPI.Finalize();
    }
}
