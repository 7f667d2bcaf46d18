// also: mpj
package hazard.index;

import java.util.Arrays;
import mpi.*;

/** Loops whose counters move by a variable: the variable changes, or what they leave behind is touched again. */
// ranks: 2
// eager: infinite
public class StepThatStrays {
    static final int N = 120;
    static int step = 2;
    int own = 3;

    static int widen() {
        step++;
        return step;
    }

    static void changed(int[] a, int by) throws MPIException {
        for (int i = 0; i < N; i += by) {
            a[i] = i;
            if (i == 40) {
                by = -10;
            }
            if (i == 20) {
                break;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void changedByACall(int[] a) throws MPIException {
        for (int i = 0; i < N; i += step) {
            a[i] = widen();
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void changedByItself(int[] a, int by) throws MPIException {
        for (int i = 0; i < N; i += by++) {
            a[i] = by;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void byItsCounter(int[] a) throws MPIException {
        for (int i = 1; i < N; i += i) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void ofAnother(int[] a, StepThatStrays other) throws MPIException {
        for (int i = 0; i < N; i += other.own) {
            a[i] = i;
            other.own = 5;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void byALong(int[] a, long by) throws MPIException {
        for (int i = 0; i < N; i += by) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void ofALength(int[] a, int first, int[] other) throws MPIException {
        for (int i = first; i < N; i += other.length) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL103
    }

    static void changedOutside(int[] a, int by) throws MPIException {
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 12; j += by) {
                a[12 * i + j] = i - j;
            }
            by++;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    /** Where the step is 0, all is sent to one rank; nobody knows before. */
    static void toEach(int[] a, int by) throws MPIException {
        for (int p = 1; p < 2; p += by) {
            MPI.COMM_WORLD.send(a, N, MPI.INT, p, 0); // expect: missed SL101
        }
    }

    static int computedLater(int[] a, int by) throws MPIException {
        MPI.COMM_WORLD.recv(a, N, MPI.INT, 0, 1); // expect: missed SL103
        int twice = 2 * by;
        int sum = 0;
        for (int i = 0; i < N; i += twice) {
            sum += a[i];
        }
        return sum;
    }

    /** Where the step is 1, each iteration writes what the one before has left. */
    static void pairs(int[] a, int by) throws MPIException {
        for (int i = 0; i < N - 1; i += by) {
            a[i] += i;
            a[i + 1] += 100;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL105
    }

    static void someOfThem(int[] a, int by) throws MPIException {
        int k = 0;
        for (int i = 0; i < N; i += by) {
            a[k] = i;
            if (i % 3 == 0) {
                k++;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    /** The counter runs along in each iteration, but what it has come to is not written in each, so that it may go round. */
    static void notInEach(int[] a, int by) throws MPIException {
        int k = 0;
        for (int i = 0; i < N; i += by) {
            if (i % 3 == 0) {
                a[k] = i;
            }
            k++;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    static void startedAgain(int[] a, int by) throws MPIException {
        int k = 0;
        for (int i = 0; i < N; i += by) {
            a[k++] += i;
            if (k == 9) {
                k = 0;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    static void towardsEachOther(int[] a, int by) throws MPIException {
        int k = 0;
        int j = 50;
        for (int i = 0; i < N; i += by) {
            a[k++] += i;
            a[j--] -= i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL105
    }

    static void intoTheOther(int[] a, int by) throws MPIException {
        int k = 0;
        for (int i = 0; i < N - 40; i += by) {
            a[k++] += i;
            a[40 + i] -= i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL105
    }

    /** The last step may declare the first element final. */
    static void sumInFront(int[] a, int by) throws MPIException {
        for (int i = N - 1; i > 0; i -= by) {
            a[i] = i;
        }
        a[0] = 1000;
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL107
    }

    static void sumBehind(int[] a, int by) throws MPIException {
        for (int i = 0; i < N - 1; i += by) {
            a[i] = i;
        }
        a[N - 1] = 1000;
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL107
    }

    static void inBetween(int[] a, int by) throws MPIException {
        int k = 1;
        for (int i = 0; i < N - 1; i += by) {
            a[k++] = i;
        }
        a[1] = 1000;
        MPI.COMM_WORLD.send(a, N, MPI.INT, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            changed(new int[N], 10);
            changedByACall(new int[N]);
            changedByItself(new int[N], 1);
            byItsCounter(new int[N]);
            ofAnother(new int[N], new StepThatStrays());
            byALong(new int[N], 3);
            ofALength(new int[N], 0, new int[7]);
            ofALength(new int[N], N, null);
            changedOutside(new int[N], 1);
            toEach(new int[N], 1);
            MPI.COMM_WORLD.send(new int[N], N, MPI.INT, 1, 1); // expect: missed SL116
            pairs(new int[N], 1);
            someOfThem(new int[N], 4);
            notInEach(new int[N], 4);
            startedAgain(new int[N], 4);
            towardsEachOther(new int[N], 4);
            intoTheOther(new int[N], 1);
            sumInFront(new int[N], 50);
            sumBehind(new int[N], 4);
            inBetween(new int[N], 4);
        } else {
            int[] received = new int[N];
            System.out.println(computedLater(new int[N], 3));
            for (int message = 0; message < 19; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.INT, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
