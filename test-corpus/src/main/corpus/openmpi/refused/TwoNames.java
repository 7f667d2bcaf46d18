package refused;

import java.nio.DoubleBuffer;
import java.util.Arrays;
import mpi.*;

/** SL111 and SL107: the buffer is written under another name; where a test can tell, a guard does. */
// ranks: 2
// cut: no
public class TwoNames {
    static final int N = 120;
    static double[] field;
    static Box box = new Box();

    static class Box {
        double[] x;
    }

    static void poke(int i) {
        field[0] = -i;
    }

    static void pokeBox() {
        box.x[1] -= 1;
    }

    static void set(double[] x, int i) {
        x[2] = -i;
    }

    static void pokeObject(Object o) {
        ((double[]) o)[3] -= 2;
    }

    static double[] same(double[] x) {
        return x;
    }

    static void throughAField(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
            poke(i);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void throughAnObject(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
            pokeBox();
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: missed SL111
    }

    static void throughAnArgument(double[] a, double[] b) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
            set(b, i);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 2); // expect: passed SL001 if a != b
    }

    static void asAnObject(double[] a, Object o) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
            pokeObject(o);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 3); // expect: missed SL111
    }

    static void inAMatrix(double[] a) throws MPIException {
        double[][] g = {a, a};
        for (int i = 0; i < N; i++) {
            a[i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 4); // expect: missed SL111
    }

    static void copiedRows(double[][] g) throws MPIException {
        double[][] h = new double[3][];
        System.arraycopy(g, 0, h, 0, 3);
        double[] a = g[1];
        for (int i = 0; i < N; i++) {
            a[i] = i;
            h[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 5); // expect: missed SL111
    }

    static void aView(double[] a) throws MPIException {
        DoubleBuffer view = DoubleBuffer.wrap(a);
        for (int i = 0; i < N; i++) {
            a[i] = i;
            view.put(0, -i);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 6); // expect: missed SL111
    }

    static void valueOfAnAssignment() throws MPIException {
        double[] b;
        double[] a = b = new double[N];
        for (int i = 0; i < N; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL001 if a != b
    }

    static void handedOn(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        same(a)[0] = -1;
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 8); // expect: missed SL107
    }

    static void forEach(double[] a) throws MPIException {
        double[][] all = {a};
        for (int i = 0; i < N; i++) {
            a[i] = i;
            for (double[] row : all) {
                row[0] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 9); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] a = new double[N];
            field = a;
            box.x = a;
            throughAField(a);
            throughAnObject(a);
            throughAnArgument(a, a);
            asAnObject(a, a);
            inAMatrix(a);
            copiedRows(new double[3][N]);
            aView(a);
            valueOfAnAssignment();
            handedOn(a);
            forEach(a);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double[] a = new double[N];
            for (int tag = 0; tag < 10; tag++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(tag + " " + Arrays.hashCode(a) + " " + a[0] + " " + a[N - 1]);
            }
        }
        MPI.Finalize();
    }
}
