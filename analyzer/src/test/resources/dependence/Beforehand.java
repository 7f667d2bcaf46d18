import mpi.*;

/** What cannot be evaluated in front of a loop, because it might never come to an end or is not there yet. */
public class Beforehand {
    static int count;

    static int endless(int n) {
        while (n > 0) {
            n = 1;
        }
        return 7;
    }

    static int throughAnother(int n) {
        return endless(n) + 1;
    }

    static int name(int n) {
        return n + 6;
    }

    static class Waits {
        static final int TAG = endless(1);
        static int other = 3;
    }

    static void argument(double[] a, int n) throws MPIException {
        for (int i = 0; i < 64; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, endless(n)); // expect: missed SL106
    }

    static void farther(double[] a, int n) throws MPIException {
        for (int i = 0; i < 64; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, throughAnother(n)); // expect: missed SL106
    }

    static void initialiser(double[] a) throws MPIException {
        for (int i = 0; i < 64; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, Waits.other); // expect: missed SL106
    }

    static void named(double[] a, int n) throws MPIException {
        for (int i = 0; i < 64; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, name(n)); // expect: passed SL001
    }

    // Code that sees the object while its fields get their values finds no array yet.
    static class Named {
        final String name = "name of " + this;
        final double[] a = new double[64];

        public String toString() {
            try {
                send();
            } catch (NullPointerException | MPIException e) {
                return "none";
            }
            return "all";
        }

        private void send() throws MPIException {
            for (int i = 0; i < 64; i++) {
                count++;
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: a != null
        }
    }

    static class First {
        static First made;

        {
            made = this;
        }

        final int value = Second.value;
        final double[] a = new double[64];

        private void send() throws MPIException {
            for (int i = 0; i < 64; i++) {
                count++;
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: a != null
        }
    }

    static class Second {
        static int value;

        static {
            try {
                First.made.send();
            } catch (NullPointerException | MPIException e) {
                value = count;
            }
        }
    }

    static class Quiet {
        static final int SIZE = 8 * 8;
        final int[] sizes = {SIZE, 2 * SIZE};
        int next = sizes.length + sizes[0] > 3 ? -1 : SIZE;
        double sum;

        {
            for (int i = 0; i < sizes.length; i++) {
                sum += sizes[i];
            }
        }

        final Runnable later = () -> System.out.println(sum);
        final double[] a = new double[64];

        private void send() throws MPIException {
            for (int i = 0; i < 64; i++) {
                count++;
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not null
        }
    }

    public static void main(String[] args) throws MPIException {
        new Quiet().send();
        try {
            new First();
            new Named();
        } catch (RuntimeException e) {
            System.out.println(count);
        }
    }
}
