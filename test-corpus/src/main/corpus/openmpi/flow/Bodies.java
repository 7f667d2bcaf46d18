package flow;

import java.util.Arrays;
import mpi.*;

/** What else may stand in a loop's body. */
public class Bodies {
    static final int SCALE = 3;
    static int calls;

    int factor = 2;

    int scaled(int i) {
        return factor * i + SCALE;
    }

    static int counted(int i) {
        calls++;
        return i;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 420;
        int[] a = new int[n];
        int[] weights = new int[n];
        Bodies other = new Bodies();
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                if (i % 4 == 1) {
                    continue;
                }
                a[i] += i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                switch (i % 3) {
                    case 0:
                        a[i] = 5;
                        break;
                    case 1:
                        a[i]++;
                        break;
                    default:
                        a[i] = a[i] > 7 ? -1 : 1;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                a[i] = other.scaled(i) + Math.abs(i - 200) + Integer.bitCount(i);
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 2); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                a[i] = counted(i) * 2;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 3); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                int[] local = {i, i + 1};
                weights[i] = local[0] * local[1];
                a[i] = weights[i] + "text".length();
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 4); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                String name = "x" + i;
                a[i] = name.hashCode();
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 5); // expect: passed SL001
        } else if (rank == 1) {
            long sum = 0;
            for (int tag = 0; tag < 6; tag++) {
                MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, tag); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    if (a[i] < 0) {
                        continue;
                    }
                    sum = sum * 31 + a[i];
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + calls + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(weights));
        MPI.Finalize();
    }
}
