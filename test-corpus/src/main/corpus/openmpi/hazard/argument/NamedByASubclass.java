package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the count is assigned by the name of a class below the one that declares it. */
// also: mpj
public class NamedByASubclass {
    static class Base {
        static int count = 40;
        static int divisor = 5;
    }

    static class Sub extends Base {
        static void deliver(double[] a) throws MPIException {
            for (int i = 0; i < a.length; i++) {
                a[i] = i * 0.5;
            }
            Sub.count = 200;
            MPI.COMM_WORLD.send(a, count, MPI.DOUBLE, 1, 1); // expect: missed SL106
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[240];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int i = 0; i < a.length; i++) {
                a[i] = i * 0.25;
            }
            Sub.count += 60;
            MPI.COMM_WORLD.send(a, Base.count, MPI.DOUBLE, 1, 0); // expect: missed SL106
            Sub.deliver(a);
            for (int i = 0; i < a.length; i++) {
                a[i] = i * 0.75;
            }
            MPI.COMM_WORLD.send(a, Sub.count, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double[] own = new double[240];
            for (int tag = 0; tag < 3; tag++) {
                MPI.COMM_WORLD.recv(own, 240, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(Arrays.hashCode(own));
            }
            int z = 5 / Base.divisor;
            Sub.divisor = 0;
            try {
                divided(own);
            } catch (ArithmeticException e) {
                System.out.println(z + " " + own[200]);
            }
        }
        if (MPI.COMM_WORLD.getRank() == 0) {
            MPI.COMM_WORLD.send(a, 240, MPI.DOUBLE, 1, 3); // expect: missed SL118
        }
        MPI.Finalize();
    }

    static void divided(double[] own) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(own, 240, MPI.DOUBLE, 0, 3); // expect: passed SL002
        for (int i = 0; i < 240; i++) {
            sum += own[i] + 10 / Base.divisor;
        }
        System.out.println(sum);
    }
}
