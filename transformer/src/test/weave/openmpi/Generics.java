import mpi.*;

/** Generic code, bridges and inner classes. */
public class Generics {
    static final int N = 400;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        new Holder<>(filled(N, rank)).inner(comm).exchange(rank);
        MPI.Finalize();
    }

    static class Holder<T> {
        final T value;

        Holder(T value) {
            this.value = value;
        }

        Inner inner(Comm comm) {
            return new Inner(comm);
        }

        class Inner {
            final Comm comm;
            final double[] scratch = new double[4];

            Inner(Comm comm) {
                this.comm = comm;
            }

            void exchange(int rank) throws MPIException {
                double[] a = (double[]) value;
                double sum = 0;
                if (rank == 0) {
                    comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: passed SL003
                    for (int i = 0; i < scratch.length; i++) {
                        sum += scratch[i] + a[i];
                    }
                } else {
                    comm.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL014
                    for (int i = 0; i < scratch.length; i++) {
                        sum += scratch[i];
                    }
                }
                show("sum " + sum, a);
            }
        }
    }

    static double[] filled(int n, double first) {
        double[] made = new double[n];
        for (int i = 0; i < n; i++) {
            made[i] = first + i;
        }
        return made;
    }

    static void show(String what, double[] a) {
        double sum = 0;
        for (double x : a) {
            sum += x;
        }
        System.out.println(what + " " + sum);
    }
}
