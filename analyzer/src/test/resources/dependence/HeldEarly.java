import mpi.*;

/** Constants that somebody may look at before they have their arrays: by way of interfaces and of the constants of enums. */
public class HeldEarly {
    static int asked;

    static int ask() {
        return asked++;
    }

    interface Asking {
        int FIRST = ask();

        default int first() {
            return FIRST;
        }
    }

    interface AskingAbove extends Asking {}

    interface Quiet {
        int FIRST = 3;

        default int first() {
            return FIRST;
        }
    }

    public static class BehindAnInterface implements Asking {
        private static final int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public static class BehindAnInterfaceFurtherUp implements AskingAbove {
        private static final int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public static class BehindAQuietInterface implements Quiet {
        private static final int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public static class BehindAnInterfaceOfTheLibrary implements Cloneable {
        private static final int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public enum WithAConstructor {
        ONE;

        private static final int[] f = new int[3];

        WithAConstructor() {
            ask();
        }

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public enum WithABody {
        ONE {
            final int first = ask();
        };

        private static final int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public enum WithAField {
        ONE;

        private static final int[] f = new int[3];

        final int first = ask();

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public enum Plain {
        ONE,
        TWO;

        private static final int[] f = new int[3];

        final int first = 3;

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public interface OfAnInterface {
        int FIRST = ask();
        int[] f = new int[3];

        static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }
}
