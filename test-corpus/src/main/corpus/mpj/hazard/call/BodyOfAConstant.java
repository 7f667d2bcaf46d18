package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: a constant of an enumeration overrides the method that the loop calls. */
// ranks: 2
public class BodyOfAConstant {
    static final int N = 120;

    enum Kernel {
        FLAT,
        STEEP {
            @Override
            double at(double x) {
                last = x;
                System.out.print(x > 118 ? "steep\n" : "");
                return x * x;
            }
        };

        static double last;

        double at(double x) {
            return x;
        }
    }

    static void convolve(double[] values, Kernel kernel) {
        for (int i = 0; i < N; i++) {
            values[i] = kernel.at(i);
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] values = new double[N];
            convolve(values, Kernel.FLAT);
            convolve(values, Kernel.STEEP);
            System.out.println(Kernel.last);
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
