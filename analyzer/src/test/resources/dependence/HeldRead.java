import java.io.ObjectInputStream;
import java.io.Serializable;
import mpi.*;

/** A program that reads objects from bytes: their fields hold what the bytes say. */
public class HeldRead {
    public static Object read(ObjectInputStream bytes) throws Exception {
        return bytes.readObject();
    }

    public static class Kept implements Serializable {
        private final int[] f = new int[3];

        public void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public static class Above {
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

    public static class Below extends Above implements Serializable {}

    public static class OfTheClass implements Serializable {
        private static int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public enum OfAConstant {
        ONE;

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
