package flow;

import mpi.*;

/**
 * The array that a field is made with is not there yet where other code looks at the field: a {@code toString} behind a
 * {@code +} in an initialiser before it, or a class that this initialiser is the first to use.
 */
// ranks: 2
// cut: no
public class SeenEarly {
    static int count;

    final String name = "name of " + this;
    final double[] a = new double[64];

    public String toString() {
        try {
            for (int i = 0; i < 64; i++) {
                count++;
                a[i] = i;
            }
            MPI.COMM_WORLD.Send(a, 0, a.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != null && 64 <= a.length
        } catch (NullPointerException | MPIException e) {
            return "nothing at " + count;
        }
        return "all at " + count;
    }

    /** Its initialiser uses a class for the first time, and that looks at the object. */
    static class First {
        static First made;

        {
            made = this;
        }

        final int value = Second.value;
        final double[] b = new double[64];

        void run() throws MPIException {
            for (int i = 0; i < 64; i++) {
                count++;
                b[i] = i;
            }
            MPI.COMM_WORLD.Send(b, 0, b.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 if b != null && 64 <= b.length
        }
    }

    static class Second {
        static int value;

        static {
            try {
                First.made.run();
            } catch (NullPointerException | MPIException e) {
                value = count;
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            SeenEarly seen = new SeenEarly();
            System.out.println(seen.name);
            System.out.println(seen);
            System.out.println(new First().value);
        } else {
            double[] a = new double[64];
            MPI.COMM_WORLD.Recv(a, 0, 64, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(a[63]);
        }
        MPI.Finalize();
    }
}
