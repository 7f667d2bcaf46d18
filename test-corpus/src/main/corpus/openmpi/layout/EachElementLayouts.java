// also: mpj
package layout;

import mpi.*;

/** Headers of loops over elements as people break them, and what stands around them. */
public class EachElementLayouts {
    static double broken(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 90, MPI.DOUBLE, 0, 1); // expect: passed SL002
        double s = 0;
        // each of them
        for (double v
                : a) // one after the other
        {
            s = s * 0.5 + v; // is added
        }
        return s;
    }

    static double together(double[] a) throws MPIException {
        double s = 0; MPI.COMM_WORLD.recv(a, 90, MPI.DOUBLE, 0, 2); for (double v : a) s = s * 0.5 + v; return s; // expect: passed SL002
    }

    static double commented(double[] a, boolean all) throws MPIException {
        double s = 0;
        if (all) {
            MPI.COMM_WORLD.recv(a, 90, MPI.DOUBLE, 0, 3); // expect: passed SL002
            for (@SuppressWarnings("unused")
                    final /* never */ double v : /* of */ a /* all */)
                if (v > 3)
                    s += v;
                else
                    s -= 1;
        }
        return s;
    }

    static double tight(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 90, MPI.DOUBLE, 0, 4); // expect: passed SL002
        double s = 0;
        for(double v:a){double i = v * v;
            for (int k = 0; k < 2; k++) s += i * k; }
        return s;
    }

    static double bracketed(int[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 90, MPI.INT, 0, 5); // expect: passed SL002
        double s = 0;
        for (double v : (a)) {
            s = s / 2 + v;
        }
        return s;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[90];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int tag = 1; tag < 5; tag++) {
                for (int i = 0; i < 90; i++) {
                    a[i] = i * 0.5 + tag;
                }
                MPI.COMM_WORLD.send(a, 90, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
            int[] n = new int[90];
            for (int i = 0; i < 90; i++) {
                n[i] = i;
            }
            MPI.COMM_WORLD.send(n, 90, MPI.INT, 1, 5); // expect: passed SL001
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            System.out.println(broken(a) + " " + together(a) + " " + commented(a, args.length == 0) + " " + tight(a));
            System.out.println(bracketed(new int[90]));
        }
        MPI.Finalize();
    }
}
