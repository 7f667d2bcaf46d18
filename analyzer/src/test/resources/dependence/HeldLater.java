import mpi.*;

/** Fields that somebody may see before they hold the array of their initialiser. */
public class HeldLater {
    static int size() {
        return 3;
    }

    public static class BehindACall {
        private static int first = size();
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

    public static class BeforeACall {
        private static final int[] f = new int[3];
        private static int first = size();

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public static class BehindABlockThatCalls {
        static {
            size();
        }
        
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

    public static class BehindABlock {
        private static int first;
        
        static {
            first = 3;
        }
        
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

    public static class BehindACallOfObjects {
        private int first = size();
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

    public static class BehindACallOfTheClass {
        private static int first = size();
        private final int[] f = new int[3];

        public void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public static class BehindAMethodThatCalls {
        static int sizeOfAll() {
            return size();
        }
        
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
}
