package kernel;

import mpi.*;

/** The same array under a second name, which an object of a local or inner class has brought along. */
// ranks: 2
// cut: no
public class Captured {
    static final int N = 64;

    static class Holder {
        final double[] held;

        Holder(double[] held) {
            this.held = held;
        }

        class Inner {
            double[] get() {
                return held;
            }
        }
    }

    static void anonymous() throws MPIException {
        double[] a = new double[N];
        double[] b = new Object() {
            double[] get() {
                return a;
            }
        }.get();
        for (int i = 0; i < N; i++) {
            a[i] += i + 1;
            b[N - 1 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != b
    }

    static void local() throws MPIException {
        double[] a = new double[N];
        class Base {
            double[] get() {
                return a;
            }
        }
        class Derived extends Base {}
        class Maker {
            Base make() {
                return new Base();
            }
        }
        double[] b = new Derived().get();
        for (int i = 0; i < N; i++) {
            a[i] += i + 1;
            b[N - 1 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != b
        double[] c = new Maker().make().get();
        for (int i = 0; i < N; i++) {
            a[i] += i + 1;
            c[N - 1 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != c
    }

    static void inner() throws MPIException {
        double[] a = new double[N];
        double[] b = new Holder(a).new Inner().get();
        for (int i = 0; i < N; i++) {
            a[i] += i + 1;
            b[N - 1 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != b
    }

    static double received() throws MPIException {
        double[] a = new double[N];
        double[] b = new Object() {
            double[] get() {
                return a;
            }
        }.get();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 1); // expect: passed SL002 if a != b
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i] * b[N - 1 - i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            anonymous();
            local();
            inner();
        } else {
            for (int k = 0; k < 4; k++) {
                System.out.println(received());
            }
        }
        MPI.Finalize();
    }
}
