// also: mpj
package layout;

import mpi.*;

/** SL119: no statement can stand behind a jump, nor a try where compilers fail at it; nor mean what a pattern hides. */
// ranks: 2
// cut: no
public class NoPlaceBehind {
    static final int N = 200;

    static int width = 5;
    static int strange;

    static void jumping(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            double x = 0;
            for (int j = 0; j < 5; j++) {
                x = x * 0.5 + i;
            }
            a[i] = x;
            continue;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL119
    }

    static void jumpingEitherWay(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < 5; j++) {
                a[i] += j;
            }
            if (i % 2 == 0) {
                a[i] = -i;
                continue;
            } else {
                switch (i % 3) {
                    case 0:
                        continue;
                    default:
                        a[i]++;
                        continue;
                }
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL119
    }

    static void jumpingAtTimes(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < 5; j++) {
                a[i] += j;
            }
            switch (i % 3) {
                case 0:
                    continue;
                case 1:
                    break;
                default:
                    continue;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void breakingOut(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            done:
            {
                for (int j = 0; j < 5; j++) {
                    a[i] -= j;
                }
                if (i > 3) {
                    break done;
                }
                continue;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    /** Each row is the last one's to leave behind the iteration that writes it. */
    static void rows(int n) throws MPIException {
        double[][] u = new double[6][n];
        for (int k = 0; k < 6; k++) {
            for (int j = 0; j < n; j++) {
                u[k][j] = k * j;
            }
            continue;
        }
        MPI.COMM_WORLD.send(u[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL119
    }

    /** The variable of the pattern is seen to the end of the body, where the message's range needs the field. */
    static void hiddenByAPattern(double[] a, Object[] things) throws MPIException {
        int rows = N / width;
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < width; j++) {
                a[i * width + j] = i - j;
            }
            if (!(things[i % 2] instanceof Integer width)) {
                continue;
            }
            strange++;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL119
    }

    static double operand(double[] a, int which) throws MPIException {
        double sum = 1;
        sum += switch (which) {
            case 7 -> 1.0;
            default -> {
                double part = 0;
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL119
                for (int i = 0; i < N; i++) {
                    part = part * 0.5 + a[i];
                    if (i == 150) {
                        yield part;
                    }
                }
                yield part * 2;
            }
        };
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            jumping(a);
            jumpingEitherWay(a);
            jumpingAtTimes(a);
            breakingOut(a);
            rows(N);
            hiddenByAPattern(a, new Object[] {3, "three"});
        } else {
            for (int k = 0; k < 6; k++) {
                System.out.println(operand(a, k));
            }
        }
        MPI.Finalize();
    }
}
