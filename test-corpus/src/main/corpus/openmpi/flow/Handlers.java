package flow;

import java.util.Arrays;
import mpi.*;

/** Exceptions are caught around everything, or cleaned up after; nobody answers with a message. */
public class Handlers {
    static int finished;

    static void produce(double[] a, int tag) {
        try {
            for (int i = 0; i < a.length; i++) {
                a[i] = i * 0.75 - tag;
            }
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, tag); // expect: passed SL001
        } catch (MPIException e) {
            e.printStackTrace();
            System.exit(3);
        }
    }

    static double consume(double[] a, int tag) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, a.length, MPI.DOUBLE, 0, tag); // expect: passed SL002
            for (int i = 0; i < a.length; i++) {
                sum += a[i];
            }
        } finally {
            finished++;
        }
        return sum;
    }

    public static void main(String[] args) {
        try {
            MPI.Init(args);
            int rank = MPI.COMM_WORLD.getRank();
            double[] a = new double[444];
            if (rank == 0) {
                produce(a, 1);
                for (int i = 0; i < a.length; i++) {
                    a[i] = -i;
                }
                MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 2); // expect: passed SL001
            } else if (rank == 1) {
                System.out.println(consume(a, 1) + " " + consume(a, 2));
            }
            System.out.println(rank + " " + finished + " " + Arrays.hashCode(a));
            MPI.Finalize();
        } catch (MPIException e) {
            throw new IllegalStateException(e);
        }
    }
}
