package hazard.thread;

import mpi.*;

/**
 * SL002: another thread stores a factor before it lets the sender send. Where the factor is read, and where it is tested, the
 * message must have begun.
 */
// ranks: 2
public class StoredBeforeTheMessage {
    static final int N = 64;

    static double factor = 1;
    static int first = 5;
    static int[] offsets = {7};
    static StoredBeforeTheMessage holder = new StoredBeforeTheMessage();

    double weight = 2;

    static void store() {
        try {
            double[] word = new double[1];
            MPI.COMM_WORLD.recv(word, 1, MPI.DOUBLE, 0, 1); // expect: analysis SL010
            factor += 3;
            first++;
            offsets[0]++;
            if (factor > 10) {
                holder = null;
            }
            MPI.COMM_WORLD.send(word, 1, MPI.DOUBLE, 0, 2); // expect: analysis SL010
        } catch (MPIException e) {
            throw new IllegalStateException(e);
        }
    }

    static void another() throws MPIException {
        Thread thread = new Thread(StoredBeforeTheMessage::store);
        thread.setDaemon(true);
        thread.start();
        MPI.COMM_WORLD.send(new double[1], 1, MPI.DOUBLE, 0, 3); // expect: analysis SL010
    }

    static double inTheGap(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
        double scale = factor;
        double sum = offsets[0];
        for (int i = 0; i < N; i++) {
            sum += a[i] * scale;
        }
        return sum;
    }

    static double inTheHeader(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = first; i < N; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double tested(double[] a) throws MPIException {
        double sum = 0;
        holder.weight = 3;
        try {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += a[i] * holder.weight;
            }
        } catch (NullPointerException e) {
            sum = a[N - 1];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.InitThread(args, MPI.THREAD_MULTIPLE);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] word = new double[1];
            for (int k = 0; k < 3; k++) {
                MPI.COMM_WORLD.recv(word, 1, MPI.DOUBLE, 1, 3); // expect: analysis SL010
                MPI.COMM_WORLD.send(word, 1, MPI.DOUBLE, 1, 1); // expect: analysis SL010
                MPI.COMM_WORLD.recv(word, 1, MPI.DOUBLE, 1, 2); // expect: analysis SL010
                for (int i = 0; i < N; i++) {
                    a[i] = i + k;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        } else {
            another();
            System.out.println(inTheGap(a));
            another();
            System.out.println(inTheHeader(a));
            another();
            System.out.println(tested(a));
        }
        MPI.Finalize();
    }
}
