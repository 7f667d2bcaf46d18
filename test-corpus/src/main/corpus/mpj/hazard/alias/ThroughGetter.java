package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: a getter gives the array that the field still names. */
// ranks: 2
// eager: 0,infinite
public class ThroughGetter {
    static final int N = 120;

    static class Track {
        double[] points = new double[N];

        double[] points() {
            return points;
        }

        void move(Track from) {
            double[] target = from.points();
            for (int i = 0; i < N; i++) {
                target[i] = i * 2;
                points[N - 1 - i] += 1;
            }
            MPI.COMM_WORLD.Send(target, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if target != points
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            Track track = new Track();
            track.move(new Track());
            track.move(track);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
