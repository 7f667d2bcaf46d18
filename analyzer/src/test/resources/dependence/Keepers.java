import mpi.*;

/** Objects of local, anonymous and inner classes hold what their code uses of the method around: a read of it is a read. */
class Keepers {
    double[] own = new double[9];

    static double localClass(double[] a, int n) throws MPIException {
        class Tail {
            double at(int i) {
                return a[n - 1 - i];
            }
        }
        Tail tail = new Tail();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111 words: 'tail'
        for (int i = 0; i < n; i++) {
            sum += a[i] * tail.at(i);
        }
        return sum;
    }

    static double anonymousClass(int n) throws MPIException {
        double[] a = new double[n];
        var tail = new Object() {
            double at(int i) {
                return a[n - 1 - i];
            }
        };
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111 words: 'tail'
        for (int i = 0; i < n; i++) {
            sum += a[i] * tail.at(i);
        }
        return sum;
    }

    static double subclassOfALocalClass(double[] a, int n) throws MPIException {
        class Tail {
            double at(int i) {
                return a[n - 1 - i];
            }
        }
        class Named extends Tail {}
        Tail tail = new Named();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111 words: 'tail'
        for (int i = 0; i < n; i++) {
            sum += a[i] * tail.at(i);
        }
        return sum;
    }

    static double anonymousSubclass(double[] a, int n) throws MPIException {
        class Tail {
            double at(int i) {
                return a[n - 1 - i];
            }
        }
        Tail tail = new Tail() {};
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111 words: 'tail'
        for (int i = 0; i < n; i++) {
            sum += a[i] * tail.at(i);
        }
        return sum;
    }

    static double madeByAnother(double[] a, int n) throws MPIException {
        class Tail {
            double at(int i) {
                return a[n - 1 - i];
            }
        }
        class Maker {
            Tail make() {
                return new Tail();
            }
        }
        Maker maker = new Maker();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] * maker.make().at(i);
        }
        return sum;
    }

    static double betweenCallAndLoop(double[] a, int n) throws MPIException {
        class Tail {
            double at(int i) {
                return a[n - 1 - i];
            }
        }
        Tail tail = new Tail();
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111 words: 'tail'
        double sum = tail.at(0);
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double nothingOfTheBuffer(int n) throws MPIException {
        double[] a = new double[n];
        double[] w = new double[n];
        class Weight {
            double at(int i) {
                return w[i];
            }
        }
        Weight weight = new Weight();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] * weight.at(i);
        }
        return sum;
    }

    class Inner {
        double at(int i) {
            return own[i];
        }
    }

    static double objectAround(int n) throws MPIException {
        double[] a = new double[n];
        Keepers outer = new Keepers();
        outer.own = a;
        Inner inner = outer.new Inner();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] * inner.at(n - 1 - i);
        }
        return sum;
    }
}
