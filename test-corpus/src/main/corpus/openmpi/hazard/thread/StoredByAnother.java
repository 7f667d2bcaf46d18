package hazard.thread;

import java.util.Arrays;
import mpi.*;

/**
 * SL106, SL107, SL109 and SL110: what another thread has stored is seen behind a volatile field that it has set, or behind a message
 * that it has caused.
 */
// ranks: 2
public class StoredByAnother {
    static final int N = 64;

    static int count;
    static int head;
    static int divisor = 1;
    static int[] counts = new int[1];
    static StoredByAnother holder = new StoredByAnother();
    static volatile boolean asked;
    static volatile boolean stored;

    int weight = 4;

    static void store() {
        while (!asked) {
            Thread.onSpinWait();
        }
        count = N;
        head = 3;
        counts[0] = N;
        divisor = 0;
        holder = null;
        stored = true;
    }

    /** The other thread stores its values in here. */
    static void another() {
        asked = false;
        stored = false;
        count = 2;
        head = N;
        counts = new int[] {2};
        divisor = 1;
        holder = new StoredByAnother();
        Thread thread = new Thread(StoredByAnother::store);
        thread.setDaemon(true);
        thread.start();
    }

    static void argument() throws MPIException {
        double[] a = new double[N + 1];
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        asked = true;
        while (!stored) {
            Thread.onSpinWait();
        }
        MPI.COMM_WORLD.send(a, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void element() throws MPIException {
        double[] a = new double[N + 1];
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        asked = true;
        while (!stored) {
            Thread.onSpinWait();
        }
        MPI.COMM_WORLD.send(a, counts[0], MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void header() throws MPIException {
        double[] a = new double[N + 1];
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        asked = true;
        while (!stored) {
            Thread.onSpinWait();
        }
        a[head] = 7;
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void quotients(double[] a, int n) throws MPIException {
        int first = n / divisor;
        asked = true;
        while (!stored) {
            Thread.onSpinWait();
        }
        for (int i = 0; i < n; i++) {
            a[i] = first + i / divisor;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void caught(double[] a) throws MPIException {
        try {
            quotients(a, N);
        } catch (ArithmeticException e) {
            a[0] = -1;
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 2); // expect: missed SL101
        }
    }

    static void weigh(double[] a, double[] b) throws MPIException {
        holder.weight = 4;
        asked = true;
        while (!stored) {
            Thread.onSpinWait();
        }
        try {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if a != b
            for (int i = 0; i < N; i++) {
                b[i] = a[i] * holder.weight;
            }
        } catch (NullPointerException e) {
            System.out.println("nothing to weigh with");
        }
        System.out.println(Arrays.hashCode(a));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N + 1];
        if (MPI.COMM_WORLD.getRank() == 0) {
            another();
            argument();
            another();
            element();
            another();
            header();
            another();
            caught(a);
            divisor = 2;
            quotients(a, N);
            for (int i = 0; i < N; i++) {
                a[i] = i + 1;
            }
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            for (int k = 0; k < 5; k++) {
                Status status = MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, MPI.ANY_TAG); // expect: missed SL102
                System.out.println(status.getTag() + " " + status.getCount(MPI.DOUBLE) + " " + Arrays.hashCode(a));
            }
            another();
            weigh(a, new double[N]);
        }
        MPI.Finalize();
    }
}
