import mpi.*;

/** Datatypes that do not describe the buffer, and modes of sending. */
public class KindsOfCalls {
    public static void derivedType(double[] a, Datatype rows, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, rows, 1, 0); // expect: passed SL001
    }

    static class Types {
        static final Datatype DOUBLE = MPI.INT;
    }

    public static void typeOfAnotherClass(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, Types.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void bytesAsCharacters(byte[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = 1;
        }
        MPI.COMM_WORLD.send(a, n, MPI.CHAR, 1, 0); // expect: missed SL113
    }

    public static void ready(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.rSend(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.bSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL112
    }
}
