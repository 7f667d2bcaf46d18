package refused;

import java.util.Arrays;
import mpi.*;

/** SL119: changes that cannot be written where they would have to stand. */
// ranks: 2
public class TakenNames {
    static final int N = 130;
    int n = N;
    double[] w = new double[N];

    /** What the delta calls need has no name here. */
    public static class Hidden {
        static int DeltaSend = 1;
        static int DeltaRecv = 1;
        static int mpi = 1;

        public static void send(Comm comm, double[] a) throws MPIException {
            for (int i = 0; i < N; i++) {
                a[i] = i + mpi;
            }
            comm.send(a, a.length, MPI.DOUBLE, DeltaSend, 0); // expect: missed SL119
        }

        public static double receive(double[] a, int rank) throws MPIException {
            double sum = 0;
            if (rank == 1) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL119
            }
            for (int i = 0; i < N; i++) {
                sum += a[i] * DeltaRecv;
            }
            return sum;
        }
    }

    public void bound(double[] a) throws MPIException {
        for (int i = 0; i < n; i++) {
            int n = 2;
            a[i] = i * n;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: missed SL119
    }

    public void guard(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            w[i] = 2;
            {
                double[] w = this.w;
                a[i] = w[i] + i;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 2); // expect: missed SL119
    }

    public static void main(String[] args) throws MPIException {
        enum Place {
            HERE;

            void send(double[] a) throws MPIException {
                for (int i = 0; i < N; i++) {
                    a[i] = i + ordinal();
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 3); // expect: missed SL119
            }
        }
        MPI.Init(args);
        double[] a = new double[N];
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 0) {
            Hidden.send(MPI.COMM_WORLD, a);
            new TakenNames().bound(a);
            new TakenNames().guard(a);
            Place.HERE.send(a);
        }
        System.out.println(Hidden.receive(a, rank));
        if (rank == 1) {
            for (int tag = 1; tag < 4; tag++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(tag + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
