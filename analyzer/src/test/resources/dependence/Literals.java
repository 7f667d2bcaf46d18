import mpi.*;

/** A field whose initialiser is a number has that number only as the language converts it. */
class Literals {
    final int back = (byte) 130;
    final int ahead = 130;
    static final int BACK = (byte) 130;
    static final int AHEAD = 130;

    void narrowed(double[] a) throws MPIException {
        for (int i = 0; i < 400; i++) {
            a[i + 129] = i;
            if (i >= 126) {
                a[i + this.back] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, 529, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void narrowedStatic(double[] a) throws MPIException {
        for (int i = 0; i < 400; i++) {
            a[i + 129] = i;
            if (i >= 126) {
                a[i + Literals.BACK] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, 529, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void plain(double[] a) throws MPIException {
        for (int i = 0; i < 400; i++) {
            a[i + 129] = i;
            a[i + Literals.AHEAD] = -i;
        }
        MPI.COMM_WORLD.send(a, 530, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    void beforeItsConstructor(double[] a) throws MPIException {
        for (int i = 0; i < 400; i++) {
            a[i + 129] = i;
            a[i + this.ahead] = -i;
        }
        MPI.COMM_WORLD.send(a, 530, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }
}
