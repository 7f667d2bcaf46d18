package names;

import java.util.Arrays;
import mpi.*;

/** Types and variables of the program are called like those that the output needs; one type is only inherited. */
public class TypesHidden extends Hiding {
    static int recvA = 3;

    static <DeltaSend> int count(DeltaSend value) {
        return value == null ? 0 : 1;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 400;
        int sendA = 4;
        int i0 = 5;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5 + i0;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i] * recvA;
            }
            int i1 = 7;
            System.out.println("sum " + sum + " " + i1);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + count(sendA) + DeltaRecv.kept);
        MPI.Finalize();
    }
}

class Hiding {
    static class DeltaRecv {
        static int kept = 1;
    }
}
