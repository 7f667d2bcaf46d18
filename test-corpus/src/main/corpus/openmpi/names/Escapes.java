package names;

import java.util.Arrays;
import mpi.*;

/** Unicode escapes in names, braces, operators and comments. */
public class Escapes {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 350;
        int s\u0065ndA = 2; // \u000a int \u0069\u0030 = 3;
        double[] \u0061 = new double[n];
        if (rank == 0) \u007b
            f\u006fr (int i = 0; i \u003c n; i++) \u007b
                a[i] = i * 0.5 + i0; /\u002a ; } \u002a/
            \u007d
            MPI.COMM_WORLD.send\u0028\u0061, n, MPI.DOUBLE, 1, 0)\u003b // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0\u0029; // expect: passed SL002
            for (int i = 0; i \u003c\u003d n - 1; i++) {
                sum += a[i];
            }
            System.out.println("sum \u0022 + sum + "\u005c\u0022;" + '\u005c'');
        \u007d
        System.out.println(rank + " " + Arrays.hashCode(a) + sendA);
        MPI.Finalize();
    }
}
