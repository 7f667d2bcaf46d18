package hazard.thread;

import mpi.*;

/** SL104: a static field that the loop would read may belong to a class that waits for the message: no guard reads it before. */
// ranks: 1
public class GuardWaitsForItsClass {
    static final int N = 120;

    static class Worker implements Runnable {
        static final Thread STARTED = new Thread(new Worker());
        static int shift = Integer.parseInt("4");
        static final int WORD;

        static {
            STARTED.start();
            double[] word = new double[N];
            try {
                MPI.COMM_WORLD.recv(word, N, MPI.DOUBLE, 0, 5); // expect: missed SL110
            } catch (MPIException e) {
                throw new IllegalStateException(e);
            }
            WORD = (int) word[3];
        }

        void send(double[] values, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                values[i + shift] = i;
            }
            MPI.COMM_WORLD.send(values, 40, MPI.DOUBLE, 0, 5); // expect: missed SL104
        }

        @Override
        public void run() {
            try {
                send(new double[N], Integer.parseInt("0"));
            } catch (MPIException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.InitThread(args, MPI.THREAD_MULTIPLE);
        System.out.println(Worker.WORD);
        Worker.STARTED.join();
        MPI.Finalize();
    }
}
