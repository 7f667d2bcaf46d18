package flow;

import java.util.Arrays;
import mpi.*;

/** Loops that are left in every way that there is; somebody then reads the whole message. */
public class WaysOut {
    static final int N = 230;
    static long steps;

    static int returned(int[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 0); // expect: passed SL002
        for (int i = 0; i < N; i++)
            if (a[i] > 90)
                return i;
        return -1;
    }

    static int jumped(int[] a) throws MPIException {
        int rounds = 0;
        outer:
        for (int tag = 1; tag < 4; tag++) {
            Status status;
            status = MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, tag); // expect: passed SL002
            // what is found decides how it goes on
            for (int i = 0; i < N; i++) {
                if (a[i] == 40 + tag) {
                    break;
                }
                if (a[i] == 90) {
                    rounds += a[N - 1];
                    continue outer;
                }
                if (a[i] < 0) {
                    rounds -= a[N - 1];
                    break outer;
                }
            }
            rounds += status.getTag();
        }
        return rounds;
    }

    static int block(int[] a) throws MPIException {
        left:
        {
            MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 4); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                steps += a[i];
                if (steps > 5000) {
                    break left;
                }
            }
        }
        return a[N - 1];
    }

    static int state(int[] a, int limit) throws MPIException {
        Status status = null;
        int sum = 0;
        try {
            status = MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 5); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += a[i];
                if (sum > limit) {
                    throw new IllegalStateException("more than " + limit);
                }
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ", " + status.getCount(MPI.INT) + " elements up to " + a[N - 1]);
        }
        return sum;
    }

    static int both(int[] a, int[] b) throws MPIException {
        int sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 6); // expect: passed SL002 if a != b
        MPI.COMM_WORLD.recv(b, N, MPI.INT, 0, 7); // expect: passed SL002 if b != a
        for (int i = 0; i < N; i++) {
            if (a[i] * b[i] > 3000) return sum;
            sum += a[i] + b[i];
        }
        return -sum;
    }

    static void nested(int[] a, int[] parts) throws MPIException {
        switch (parts.length) {
            case 0:
                break;
            default:
                MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 8); // expect: passed SL002 if a != parts
                for (int i = 0; i < N; i++) for (int k = 0; k < 3; k++) {
                    steps += a[i] / parts[i % 7];
                }
        }
    }

    static void tooShort(int[] a, long[] sums) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 9); // expect: passed SL002
        for (int i = 1; i < N; i++) {
            if (a[i] > 60) sums[i] = sums[i - 1] + a[i];
            steps++;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int[] a = new int[N];
        if (rank == 0) {
            for (int tag = 0; tag < 10; tag++) {
                for (int i = 0; i < N; i++) {
                    a[i] = tag == 3 ? -i : i * (tag == 2 ? 3 : 1);
                }
                MPI.COMM_WORLD.send(a, N, MPI.INT, 1, tag); // expect: passed SL001
            }
        } else if (rank == 1) {
            System.out.println("returned " + returned(a) + " " + Arrays.hashCode(a));
            System.out.println("jumped " + jumped(a) + " " + Arrays.hashCode(a));
            System.out.println("block " + block(a) + " " + Arrays.hashCode(a));
            System.out.println("state " + state(a, 700) + " " + Arrays.hashCode(a));
            int[] b = new int[N];
            System.out.println("both " + both(a, b) + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
            try {
                nested(a, new int[] {5, 4, 3, 2, 1, 0, 1});
            } catch (ArithmeticException e) {
                System.out.println("nested " + steps + " " + Arrays.hashCode(a));
            }
            long[] sums = new long[100];
            try {
                tooShort(a, sums);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage() + " " + steps + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(sums));
            }
        }
        System.out.println(rank + " " + steps + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
