package hazard.thread;

import mpi.*;

/** SL001: what a thread stores in front of its send, another one sees that gets the message back by way of a rank in between. */
// ranks: 2
// cut: no
public class SentBehindAStore {
    static final int N = 400;

    static int factor;
    static double result;

    static void produce() throws MPIException {
        double[] b = new double[N];
        for (int i = 0; i < N; i++) {
            b[i] = i * 0.5;
        }
        factor = 5;
        MPI.COMM_WORLD.send(b, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void weigh() {
        try {
            double[] c = new double[N];
            double sum = 0;
            MPI.COMM_WORLD.recv(c, N, MPI.DOUBLE, 1, 1); // expect: passed SL002 if N <= c.length
            for (int i = 0; i < N; i++) {
                sum += c[i] * factor;
            }
            result = sum;
        } catch (MPIException e) {
            throw new IllegalStateException(e);
        }
    }

    static void relay() throws MPIException {
        double[] a = new double[N];
        double[] d = new double[N];
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            d[i] = a[i] + 1;
        }
        MPI.COMM_WORLD.send(d, N, MPI.DOUBLE, 0, 1); // expect: passed SL001
    }

    public static void main(String[] args) throws Exception {
        MPI.InitThread(args, MPI.THREAD_MULTIPLE);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Thread thread = new Thread(SentBehindAStore::weigh);
            thread.start();
            produce();
            thread.join();
            System.out.println(result);
        } else {
            relay();
        }
        MPI.Finalize();
    }
}
