package hazard.thread;

import mpi.*;

/** SL106: a class that waits for its thread's message is not initialised before that is sent, and what is called of it waits. */
// ranks: 2
public class WaitsForItsClass {
    static final int N = 120;

    static class Worker implements Runnable {
        static final Thread STARTED = new Thread(new Worker());
        static final int WORD;

        static {
            STARTED.start();
            int[] word = new int[1];
            try {
                MPI.COMM_WORLD.recv(word, 1, MPI.INT, 0, 5); // expect: analysis SL010
            } catch (MPIException e) {
                throw new IllegalStateException(e);
            }
            WORD = word[0];
        }

        private int size() {
            return half();
        }

        static int half() {
            return 60;
        }

        @Override
        public void run() {
            try {
                double[] first = new double[N];
                double[] second = new double[N];
                for (int i = 0; i < N; i++) {
                    first[i] = i * 1.5;
                }
                MPI.COMM_WORLD.send(new int[] {7}, 1, MPI.INT, 0, 5); // expect: analysis SL010
                MPI.COMM_WORLD.send(first, half(), MPI.DOUBLE, 1, 1); // expect: missed SL106
                for (int i = 0; i < N; i++) {
                    second[i] = i * 2.5;
                }
                MPI.COMM_WORLD.send(new int[] {8}, 1, MPI.INT, 1, 0); // expect: analysis SL010
                MPI.COMM_WORLD.send(second, size(), MPI.DOUBLE, 1, 2); // expect: missed SL106
            } catch (MPIException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.InitThread(args, MPI.THREAD_MULTIPLE);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(Worker.WORD);
            Worker.STARTED.join();
        } else {
            int[] word = new int[1];
            double[] received = new double[N];
            double sum = 0;
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < 60; i++) {
                sum += received[i];
            }
            MPI.COMM_WORLD.recv(word, 1, MPI.INT, 0, 0); // expect: analysis SL010
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int i = 0; i < 60; i++) {
                sum += received[i];
            }
            System.out.println(word[0] + " " + sum);
        }
        MPI.Finalize();
    }
}
