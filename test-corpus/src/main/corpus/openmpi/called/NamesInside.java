// also: mpj
package called;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import mpi.*;

/** What bounds the loops of called methods has the name of something else that the callers speak of: fields of classes inside, types. */
public class NamesInside {
    static int calls;
    static int step;
    static int[] Piece;
    static double[] java;

    static class Piece {
        final int size;

        Piece(int size) {
            this.size = size;
        }
    }

    static void counted(double[] a) {
        for (int i = 0; i < calls; i++) {
            a[i] = i * 0.5;
        }
    }

    static void stepped(double[] a, int n) {
        for (int i = 0; i < n; i += step) {
            a[i] = i + 0.25;
        }
    }

    static void measured(double[] a) {
        for (int i = 0; i < Piece.length; i++) {
            a[i] = i + 0.125;
        }
    }

    static void named(double[] a) {
        for (int i = 0; i < java.length; i++) {
            a[i] = 3 - i;
        }
    }

    static void ofAnonymousClasses(double[] a, int n) throws MPIException {
        List<Integer> order = new ArrayList<>(List.of(3, 1, 2));
        order.sort(new Comparator<Integer>() {
            int calls;

            @Override
            public int compare(Integer one, Integer other) {
                calls++;
                return one - other + calls - calls;
            }
        });
        int tag = order.get(0);
        counted(a);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tag); // expect: passed SL001
    }

    static void ofLocalClasses(double[] a, int n) throws MPIException {
        class Walk {
            int step = 4;

            int next() {
                return step + 1;
            }
        }
        int tag = new Walk().next();
        stepped(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tag); // expect: passed SL001 if step > 0
    }

    static void ofTypes(double[] a, int n) throws MPIException {
        Object one = new Piece(n);
        int count = one instanceof Piece ? n : 0;
        measured(a);
        MPI.COMM_WORLD.send(a, count, MPI.DOUBLE, 1, 2); // expect: passed SL001
    }

    static void ofPackages(double[] a, int n) throws MPIException {
        List<Double> all = new ArrayList<Double>();
        int tag = 3 + all.size();
        named(a);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tag); // expect: passed SL001
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[200];
        calls = args.length + 150;
        step = args.length + 3;
        Piece = new int[160];
        java = new double[170];
        if (MPI.COMM_WORLD.getRank() == 0) {
            ofAnonymousClasses(a, a.length);
            ofLocalClasses(a, a.length);
            ofTypes(a, a.length);
            ofPackages(a, a.length);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double sum = 0;
            for (int tag : new int[] {1, 5, 2, 3}) {
                MPI.COMM_WORLD.recv(a, 200, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < 200; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
