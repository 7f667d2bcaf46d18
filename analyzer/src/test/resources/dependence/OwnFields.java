import mpi.*;

/** A method that reads or sets fields of its object touches no array by that; one that goes on to an array in a field does. */
class OwnFields {
    double[] u = new double[99];
    long seed;
    double scale;
    OwnFields other;

    double next() {
        seed = seed * 31 + 7;
        return seed;
    }

    double scaled(double x) {
        return x * scale;
    }

    double twice(double x) {
        return scaled(scaled(x));
    }

    double last() {
        return u[98];
    }

    double lastOfOther() {
        return other.u[98];
    }

    void poke() {
        seed++;
        u[0] = seed;
    }

    void pokeBelow() {
        poke();
    }

    void drawn(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            u[i] = next();
        }
        MPI.COMM_WORLD.send(u, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    void drawnIntoAnother(double[] a, OwnFields generator, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = generator.next();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not a !=
    }

    double scaledSum(int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(u, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += twice(u[i]);
        }
        return sum;
    }

    double readsElements(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] * last();
        }
        return sum;
    }

    double readsElementsFurtherOff(double[] a, OwnFields from, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] * from.lastOfOther();
        }
        return sum;
    }

    void writesElements(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            poke();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    void writesElementsBelow(double[] a, OwnFields target, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            target.pokeBelow();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }
}
