package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the destination is a boxed number that may be null. */
// ranks: 2
// eager: 0,infinite
public class BoxedPeer {
    static final int N = 120;

    static void tell(double[] news, Integer neighbour) {
        try {
            for (int i = 0; i < N; i++) {
                news[i] = i;
            }
            MPI.COMM_WORLD.Send(news, 0, N, MPI.DOUBLE, neighbour, 0); // expect: passed SL001 if neighbour != null && N <= news.length
        } catch (NullPointerException e) {
            System.out.println("nobody to tell after " + news[N - 1]);
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] news = new double[N];
            tell(news, null);
            tell(news, 1);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
