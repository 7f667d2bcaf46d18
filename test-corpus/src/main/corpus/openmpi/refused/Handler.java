package refused;

import java.util.Arrays;
import mpi.*;

/** SL110: between call and loop stands what may throw, or what a handler sees; the receive itself may fail before that. */
public class Handler {
    static final int N = 310;

    static int divided(int[] a, int parts) throws MPIException {
        int sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 0); // expect: missed SL110
            int share = N / parts;
            for (int i = 0; i < N; i++) {
                sum += a[i] * share;
            }
        } catch (ArithmeticException e) {
            System.out.println("no parts of " + a[0] + " to " + a[N - 1]);
        }
        return sum;
    }

    static int counted(int[] a) throws MPIException {
        int stage = 0;
        int sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 1); // expect: missed SL110
            stage = 1;
            for (int i = 0; i < N; i++) {
                sum += a[i];
            }
        } catch (MPIException e) {
            System.out.println(e.getErrorClass() == MPI.ERR_TRUNCATE ? "too long at stage " + stage : "failed");
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = MPI.COMM_WORLD.getRank();
        int[] a = new int[N + 2];
        if (rank == 0) {
            for (int i = 0; i < N; i++) {
                a[i] = i - 200;
            }
            MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: passed SL001
            for (int i = 0; i < N + 2; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, N + 2, MPI.INT, 1, 1); // expect: passed SL001
        } else if (rank == 1) {
            System.out.println("sum " + divided(a, args.length));
            System.out.println("sum " + counted(a));
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
