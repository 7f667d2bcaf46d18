package names;

import java.util.Arrays;
import mpi.*;

/** Fields behind parameters of the same name: a test of a length means the array that the loop reads. */
public class TwoOfAName {
    private final int[] weights = new int[40];
    private int start = 0;

    private void send(double[] out, int[] weights, int start, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i + this.start] = this.weights[i];
        }
        MPI.COMM_WORLD.Send(out, 0, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 if n <= this.weights.length && 0 <= this.start && (long) n + this.start <= out.length
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        double[] out = new double[100];
        if (rank == 0) {
            TwoOfAName some = new TwoOfAName();
            some.send(out, new int[100], 60, 40);
            try {
                some.send(out, new int[100], 60, 50);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        } else if (rank == 1) {
            MPI.COMM_WORLD.Recv(out, 0, 100, MPI.DOUBLE, 0, 0); // expect: missed SL102
        }
        System.out.println(rank + " " + Arrays.hashCode(out));
        MPI.Finalize();
    }
}
