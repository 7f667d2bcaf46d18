package refused;

import java.util.Arrays;
import mpi.*;

/** SL111 and SL108: requests that still fill an array, or are waited for between call and loop. */
// ranks: 2
public class PendingRequests {
    static final int N = 125;

    static void stillFilling() {
        double[] a = new double[N];
        Request pending = MPI.COMM_WORLD.Irecv(a, 0, N, MPI.DOUBLE, 1, 0); // expect: analysis SL015
        MPI.COMM_WORLD.Barrier();
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        pending.Wait();
        MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 1, 1); // expect: missed SL111
    }

    static double waitedForInBetween(double[] a, double[] b) {
        double sum = 0;
        Request pending = MPI.COMM_WORLD.Irecv(b, 0, N, MPI.DOUBLE, 1, 2); // expect: analysis SL015
        MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 1, 3); // expect: missed SL108
        pending.Wait();
        for (int i = 0; i < N; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double barrierInBetween(double[] a) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 1, 4); // expect: missed SL108
        MPI.COMM_WORLD.Barrier();
        for (int i = 0; i < N; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void offsetOfTheLoop(double[] a) {
        int offset = 0;
        for (int i = 0; i < N; i++) {
            a[i] = i;
            offset = i / N;
        }
        MPI.COMM_WORLD.Send(a, offset, N, MPI.DOUBLE, 1, 5); // expect: missed SL106
    }

    static void received(double[] a, int tag) {
        MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
        System.out.println(tag + " " + Arrays.hashCode(a));
    }

    static void given(int tag) {
        double[] a = new double[N];
        for (int i = 0; i < N; i++) {
            a[i] = tag - i;
        }
        MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 0, tag); // expect: passed SL001
    }

    public static void main(String[] args) {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.Rank() == 0) {
            stillFilling();
            System.out.println(waitedForInBetween(a, new double[N]));
            System.out.println(barrierInBetween(a));
            offsetOfTheLoop(a);
        } else if (MPI.COMM_WORLD.Rank() == 1) {
            given(0);
            MPI.COMM_WORLD.Barrier();
            received(a, 1);
            given(2);
            given(3);
            given(4);
            MPI.COMM_WORLD.Barrier();
            received(a, 5);
        }
        MPI.Finalize();
    }
}
