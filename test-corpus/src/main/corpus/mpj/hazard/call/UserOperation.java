package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL107: reducing calls an operation of the program, which writes the buffer. */
// ranks: 2
public class UserOperation {
    static final int N = 120;

    static class Adding extends User_function {
        private final double[] log;

        Adding(double[] log) {
            this.log = log;
        }

        @Override
        public void Call(Object in, int inOffset, Object out, int outOffset, int count, Datatype type) {
            ((double[]) out)[outOffset] += ((double[]) in)[inOffset];
            log[0] = 1000;
        }
    }

    static double reduce(double[] log, int rank) {
        double[] total = new double[1];
        for (int i = 0; i < N; i++) {
            log[i] = i;
        }
        MPI.COMM_WORLD.Allreduce(new double[] {rank}, 0, total, 0, 1, MPI.DOUBLE, new Op(new Adding(log), true)); // expect: analysis SL015
        if (rank == 0) {
            MPI.COMM_WORLD.Send(log, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
        }
        return total[0];
    }

    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        double[] log = new double[N];
        System.out.println(reduce(log, rank));
        if (rank == 1) {
            MPI.COMM_WORLD.Recv(log, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(log));
        }
        MPI.Finalize();
    }
}
