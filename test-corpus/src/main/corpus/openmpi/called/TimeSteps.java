// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** Each step sends what a method of an object has computed and hands what comes to another one, with a field as its argument. */
public class TimeSteps {
    static final int N = 300;

    private final double[] grid = new double[N];
    private double sum;

    private void step(int t) {
        for (int i = 0; i < grid.length; i++) {
            grid[i] = i * 0.5 + t;
        }
    }

    private void add(double[] values) {
        for (int i = 0; i < values.length; i++) {
            sum = sum * 0.5 + values[i];
        }
    }

    private void run(int rank) throws MPIException {
        for (int t = 0; t < 3; t++) {
            if (rank == 0) {
                step(t);
                MPI.COMM_WORLD.send(grid, N, MPI.DOUBLE, 1, t); // expect: passed SL001
            } else {
                MPI.COMM_WORLD.recv(grid, N, MPI.DOUBLE, 0, t); // expect: passed SL002
                add(grid);
            }
        }
        System.out.println(sum);
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            new TimeSteps().run(rank);
        } else if (rank == 1) {
            new TimeSteps().run(rank);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
