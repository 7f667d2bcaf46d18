package hazard.call;

import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.IntStream;
import mpi.*;

/** SL114: a called method runs over a range of the program's own class. */
// ranks: 2
public class IterableOfACallee {
    static final int N = 120;

    static final double[] SUMS = new double[N];

    record Range(int end) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            SUMS[0] += 1;
            return IntStream.range(0, end).iterator();
        }
    }

    static int sum(Iterable<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    static void accumulate() {
        for (int i = 0; i < N; i++) {
            SUMS[i] = sum(new Range(i));
        }
        MPI.COMM_WORLD.Send(SUMS, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            accumulate();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
