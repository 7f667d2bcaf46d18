package refused;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import mpi.*;

/** SL114: a call in the loop may write the buffer, print or communicate. */
public class UnknownCall {
    static final double[] DATA = new double[230];

    static double value(int i) {
        if (i == 200) {
            DATA[3] = 99;
        }
        return i * 0.5;
    }

    static void fill(IntToDoubleFunction f) throws MPIException {
        for (int i = 0; i < DATA.length; i++) {
            DATA[i] = f.applyAsDouble(i);
        }
        MPI.COMM_WORLD.send(DATA, DATA.length, MPI.DOUBLE, 1, 2); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = DATA.length;
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                DATA[i] = value(i);
            }
            MPI.COMM_WORLD.send(DATA, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
            for (int i = 0; i < n; i++) {
                DATA[i] = -i;
                if (i % 100 == 0) {
                    System.out.println("at " + i);
                }
            }
            MPI.COMM_WORLD.send(DATA, n, MPI.DOUBLE, 1, 1); // expect: missed SL114
            fill(i -> {
                DATA[1] = i;
                return i + 0.25;
            });
        } else if (rank == 1) {
            double sum = 0;
            for (int tag = 0; tag < 3; tag++) {
                MPI.COMM_WORLD.recv(DATA, n, MPI.DOUBLE, 0, tag); // expect: missed SL114
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + DATA[i];
                    if (i == 111) {
                        System.out.println("half way " + Double.toHexString(sum));
                    }
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(DATA));
        MPI.Finalize();
    }
}
