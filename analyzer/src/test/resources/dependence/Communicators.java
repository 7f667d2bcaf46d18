import java.util.function.IntSupplier;
import mpi.*;

/** Receives on communicators that may be null: tested where the call may be written twice. */
public class Communicators {
    static int asked;
    static int total;
    static Comm world;
    static volatile Comm shared;

    static class Grid {
        Comm comm;

        Comm comm() {
            return comm;
        }
    }

    static Comm counted(Comm comm) {
        asked++;
        return comm;
    }

    static int count(IntSupplier supplier) {
        return supplier.getAsInt();
    }

    public static void parameter(Comm comm, int[] a) throws MPIException {
        comm.recv(a, 32, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void known(Comm comm, int[] a) throws MPIException {
        int rank = comm.getRank();
        comm.recv(a, 32, MPI.INT, rank, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void field(int[] a) throws MPIException {
        world.recv(a, 32, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void volatileField(int[] a) throws MPIException {
        shared.recv(a, 32, MPI.INT, 0, 0); // expect: missed SL106
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void getter(Grid grid, int[] a) throws MPIException {
        grid.comm().recv(a, 32, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void counts(Comm comm, int[] a) throws MPIException {
        counted(comm).recv(a, 32, MPI.INT, 0, 0); // expect: missed SL106 words: 'counted(comm)' may be null
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void element(Comm[] comms, int k, int[] a) throws MPIException {
        comms[k].recv(a, 32, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void movingElement(Comm[] comms, int k, int[] a) throws MPIException {
        comms[k++].recv(a, 32, MPI.INT, 0, 0); // expect: missed SL106
        for (int i = 0; i < 32; i++) {
            total += a[i] * k;
        }
    }

    public static void cast(Object comm, int[] a) throws MPIException {
        ((Comm) comm).recv(a, 32, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void lambda(Comm comm, int[] a) throws MPIException {
        comm.recv(a, count(() -> 32), MPI.INT, 0, 0); // expect: missed SL106 words: cannot be written a second time
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void method(Comm comm, int[] a) throws MPIException {
        comm.recv(a, count(a::hashCode), MPI.INT, 0, 0); // expect: missed SL106
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void anonymous(Comm comm, int[] a) throws MPIException {
        comm.recv(a, new Grid() {}.hashCode(), MPI.INT, 0, 0); // expect: missed SL106
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void lambdaOfTheWorld(int[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, count(() -> 32), MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void counter(Comm comm, int[] a, int n) throws MPIException {
        comm.recv(a, ++n, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    static int first(int[] a) {
        return a[0];
    }

    public static void argumentsOnTheirLines(Comm comm, int[] a, int[] t) throws MPIException {
        comm.recv( // expect: passed SL002
                a,
                t[0],
                MPI.INT, t[1] / t[2], 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void methodOnItsLine(Comm comm, int[] a, int[] t) throws MPIException {
        comm // expect: missed SL106 words: 't[0]' would not fail on its line
                .recv(a, t[0], MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void methodOnItsLineWithoutFailure(Comm comm, int[] a, int n) throws MPIException {
        comm // expect: passed SL002
                .recv(a, n, MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void callOnItsLine(Comm comm, int[] a, int[] t) throws MPIException {
        comm.recv(a, // expect: missed SL106 words: 'first(t)' would not fail on its line
                first(t), MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void callOnTheLineOfTheParenthesis(Comm comm, int[] a, int[] t) throws MPIException {
        comm.recv(a, first(t), // expect: passed SL002
                MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void choiceOnItsLine(Comm comm, int[] a, int[] t, int n) throws MPIException {
        comm.recv(a, // expect: missed SL106 words: would not fail on its line
                n > 3
                    ? t[0] : t[1], MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void boxOnItsLine(Comm comm, int[] a, Integer n) throws MPIException {
        comm.recv(a, // expect: missed SL106 words: would not fail on its line
                n, MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }

    public static void certainlyThere(int[] a, int[] t) throws MPIException {
        MPI.COMM_WORLD // expect: passed SL002
                .recv(a,
                        first(t), MPI.INT, 0, 0);
        for (int i = 0; i < 32; i++) {
            total += a[i];
        }
    }
}
