package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the loop changes the object that the destination is read from. */
// ranks: 2
public class PeerOfAnObject {
    static final int N = 120;

    static class Route {
        int target;
    }

    static void deliver(double[] load) {
        Route route = new Route();
        for (int i = 0; i < N; i++) {
            load[i] = i;
            route.target = i > 0 ? 1 : 0;
        }
        MPI.COMM_WORLD.Send(load, 0, N, MPI.DOUBLE, route.target, 0); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            deliver(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
