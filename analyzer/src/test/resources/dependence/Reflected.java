import mpi.*;

/** A program that writes fields by their names: what an initialiser says of a field does not hold for ever. */
public class Reflected {
    private static final int[] FIXED = {1, 1};
    private static int[] tags = new int[4];
    private final int[] peers = new int[4];

    static void find(String name) throws ReflectiveOperationException {
        Reflected.class.getDeclaredField(name).set(null, null);
    }

    public static void staticField(double[] a) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, tags[3]); // expect: passed SL001 words: if tags != null && 3 < tags.length
    }

    public void finalField(double[] a) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, peers[3], 0); // expect: passed SL001 words: if peers != null && 3 < peers.length
    }

    static void staticFinalField(double[] a) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, FIXED.length, 0); // expect: passed SL001
    }
}
