package layout;

import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;

/** Single imports, arguments in variables, a sub-communicator, a long counter, a counter that is captured. */
public class Names {
    interface Value {
        int get();
    }

    public static void main(final String... args) throws MPIException {
        MPI.Init(args);
        final Comm world = MPI.COMM_WORLD;
        final int me = world.getRank();
        final Datatype type = MPI.INT;
        final int n = 333;
        int[] a = new int[n];
        if (me == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            world.send(a, n, type, 1, 0); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                a[i] = 2 * i;
            }
            world.send(a, n, MPI.INT, 1, 1); // expect: passed SL001
            for (long i = 0; i < n; i++) {
                a[(int) i] = (int) i;
            }
            world.send(a, n, MPI.INT, 1, 2); // expect: missed SL103
            for (int i = 0; i < n; i++) {
                final int k = i;
                Value value = () -> 3 * k;
                a[i] = value.get();
            }
            world.send(a, n, MPI.INT, 1, 3); // expect: missed SL109
        } else if (me == 1) {
            int sum = 0;
            for (int tag = 0; tag < 4; tag++) {
                world.recv(a, n, MPI.INT, 0, tag); // expect: missed SL103
                for (int i = 0, end = a.length; i < end; i++) {
                    sum = sum * 31 + a[i];
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(me + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
