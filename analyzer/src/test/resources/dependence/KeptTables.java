import mpi.*;

/** Arrays that a static field holds from its initialiser on: for ever, or until somebody replaces them, wherever that is written. */
public class KeptTables {
    static double[] kept = new double[10000];
    static double[] replaced = new double[10000];

    public static double kept() throws MPIException {
        double[] a = new double[10000];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, 10000, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if 10000 <= a.length
        for (int i = 0; i < 10000; i++) {
            sum += a[i] * kept[i];
        }
        return sum;
    }

    public static double replaced() throws MPIException {
        double[] a = new double[10000];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, 10000, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if replaced != null
        for (int i = 0; i < 10000; i++) {
            sum += a[i] * replaced[i];
        }
        return sum;
    }
}

interface Replacer {
    default void replace() {
        KeptTables.replaced = new double[1];
    }
}
