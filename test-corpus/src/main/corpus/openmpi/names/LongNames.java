package names;

import java.util.Arrays;
import mpi.*;

/** Fields whose names mean something else without what stands in front of them, or cannot be used at all. */
public class LongNames extends LongNamesAbove {
    static int width = 7;

    static void send(double[] a) throws MPIException {
        for (int i = 0; i < names.LongNames.Shape.rows; i++) {
            for (int j = 0; j < names.LongNames.Shape /* not ours */ .width; j++) {
                a[i * Shape.width + j] = i + 0.5 * j;
            }
        }
        MPI.COMM_WORLD.send(a, 320, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    void receive(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, 320, MPI.DOUBLE, 0, 0); // expect: passed SL002 if a != null && (long) super.m * ((LongNamesAbove) this).n <= a.length
        for (int i = 0; i < super.m; i++) {
            for (int j = 0; j < ((LongNamesAbove) this).n; j++) {
                sum = sum * 0.9 + a[i * ((LongNamesAbove) this).n + j];
            }
        }
        System.out.println("sum " + sum);
    }

    static void sendUnderAnotherName(double[] a) throws MPIException {
        for (int i = 0; i < LongNamesBeside.rows; i++) {
            for (int j = 0; j < LongNamesBeside.width; j++) {
                a[i * LongNamesBeside.width + j] = i - j;
            }
            int LongNamesBeside = 1;
        }
        MPI.COMM_WORLD.send(a, 320, MPI.DOUBLE, 1, 0); // expect: missed SL119
    }

    int m = 1;
    int n = 1;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[320];
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(a);
            sendUnderAnotherName(a);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            new LongNames().receive(a);
            MPI.COMM_WORLD.recv(a, 320, MPI.DOUBLE, 0, 0); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(a));
        MPI.Finalize();
    }

    static class Shape {
        static int rows = 20;
        static int width = 16;
    }
}

class LongNamesAbove {
    int m = 20;
    int n = 16;
}

class LongNamesBeside {
    static int rows = 20;
    static int width = 16;
}
