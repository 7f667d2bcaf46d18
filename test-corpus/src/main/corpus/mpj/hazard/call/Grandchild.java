package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: the subclass of a subclass overrides what the loop calls. */
// ranks: 2
public class Grandchild {
    static final int N = 120;

    static class Noise {
        double next(int i) {
            return i;
        }
    }

    static class Damped extends Noise {}

    static class Spoken extends Damped {
        @Override
        double next(int i) {
            if (i % 50 == 0) {
                System.out.println("noise " + i);
            }
            return i * 0.5;
        }
    }

    static void blur(double[] picture, Noise noise) {
        for (int i = 0; i < N; i++) {
            picture[i] = noise.next(i);
        }
        MPI.COMM_WORLD.Send(picture, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] picture = new double[N];
            blur(picture, new Noise());
            blur(picture, new Spoken());
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
