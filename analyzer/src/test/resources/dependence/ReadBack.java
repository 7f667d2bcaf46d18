import java.io.Serializable;
import mpi.*;

/** Objects that come out of a stream: nobody has run the initialisers of their transient fields. */
class ReadBack implements Serializable {
    private transient int[] lost = new int[4];
    private int[] kept = new int[4];

    void lost(double[] a) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, lost.length, 0); // expect: passed SL001 words: if lost != null
    }

    void kept(double[] a) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, kept.length, 0); // expect: passed SL001
    }
}
