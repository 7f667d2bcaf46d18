import java.io.Serializable;
import java.util.ArrayList;
import mpi.*;

/** Fields that hold the array of their initialiser for ever, so that nobody need ask whether they are null, and others. */
public class Held {
    static int size() {
        return 3;
    }

    public static class Base {}

    public static class Plain {
        private static int[] plain = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, plain.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public static class Visible {
        static int[] visible = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, visible.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public static class AssignedHere {
        private static int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }

        public static void drop() {
            f = null;
        }
    }

    public static class AssignedThere {
        static int[] dropped = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dropped.length, 0); // expect: passed SL001 words: if dropped != null && c
            }
        }
    }

    public static void drop() {
        AssignedThere.dropped = null;
    }

    public static class NoInitialiser {
        private static final int[] f;
        
        static {
            f = new int[3];
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

    public static class MadeByACall {
        private static final int[] f = make();
        
        static int[] make() {
            return new int[3];
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

    public static class SizeOfACall {
        private static final int[] f = new int[size()];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public static class OfAnObject {
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

    public static class OfADerivedObject extends Base {
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

    public static class OfADerivedLibraryObject extends ArrayList<String> {
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

    public static class OfADerivedClass extends Base {
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

    public static class OfADerivedLibraryClass extends ArrayList<String> {
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

    public static class ReadFromAStream implements Serializable {
        private final transient int[] f = new int[3];

        public void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }

    public static class ReadFromAStreamWithItsField implements Serializable {
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

    public static class TransientOfTheClass implements Serializable {
        private static final transient int[] f = new int[3];

        public static void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }

    public static class TransientForNobody {
        private final transient int[] f = new int[3];

        public void run(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if c && a != null
            }
        }
    }
}
