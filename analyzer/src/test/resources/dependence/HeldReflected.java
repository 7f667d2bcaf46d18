import java.lang.reflect.Field;
import mpi.*;

/** A program that writes fields by their names: only constants are held for ever. */
public class HeldReflected {
    public static void write(String name) throws Exception {
        Field field = OfTheClass.class.getDeclaredField(name);
        field.setAccessible(true);
        field.set(null, null);
    }

    public static class Constant {
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

    public static class OfTheClass {
        private static int[] f = new int[3];

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
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, f.length, 0); // expect: passed SL001 words: if f != null && c
            }
        }
    }
}
