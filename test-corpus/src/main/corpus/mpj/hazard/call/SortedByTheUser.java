package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: sorting calls the comparison of the program's own class. */
// ranks: 2
public class SortedByTheUser {
    static final int N = 120;

    static final double[] SCORES = new double[N];

    record Player(int number) implements Comparable<Player> {
        @Override
        public int compareTo(Player other) {
            SCORES[0] -= 1;
            return Integer.compare(number, other.number);
        }
    }

    static void rank(Player[] players) {
        for (int i = 0; i < N; i++) {
            SCORES[i] = i;
            Arrays.sort(players);
        }
        MPI.COMM_WORLD.Send(SCORES, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            rank(new Player[] {new Player(3), new Player(1)});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
