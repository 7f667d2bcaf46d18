import java.nio.DoubleBuffer;
import mpi.*;

/** Objects, fields and calls through which somebody may reach the buffer. */
class AliasedObjects {
    static double[] field = new double[100];
    static double[][] kept;

    static class Box {
        double[] x = new double[100];
        double[][] rows = new double[3][100];
    }

    interface Hook {
        void use(double[] x);
    }

    static void pokeObject(Object o) {
        ((double[]) o)[0] = -1;
    }

    static double last() {
        return field[99];
    }

    static double[] same(double[] x) {
        return x;
    }

    static void asAnObject(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pokeObject(o);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void wrapped(double[] a, int n) throws MPIException {
        DoubleBuffer view = DoubleBuffer.wrap(a);
        for (int i = 0; i < n; i++) {
            a[i] = i;
            view.put(0, -i);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void inAnObjectArray(double[] a, int n) throws MPIException {
        Object[] all = {a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            ((double[]) all[0])[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void keptByAnObject(int n) throws MPIException {
        double[] a = new double[n];
        Box b = new Box();
        b.x = a;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b.x[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b.x
    }

    static void keptByAField(int n) throws MPIException {
        double[] a = new double[n];
        kept = new double[][] {a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            kept[0][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void handedOn(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        same(a)[0] = -1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void givenToAnybody(Hook hook, int n) throws MPIException {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        hook.use(a);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void fieldWhileAnybodyRuns(Runnable hook, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        hook.run();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void clear() {
        field[0] = 0;
    }

    static void renew() {
        field = new double[100];
    }

    static void fieldClearedByACall(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        clear();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void fieldRenewedByACall(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        renew();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static double fieldReadByACall(int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        sum += last();
        for (int i = 0; i < n; i++) {
            sum += field[i];
        }
        return sum;
    }

    static void anyObjectPrinted(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        System.out.println(o);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
    }

    static void anyObjectInText(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        String text = "at " + o;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, text.length(), 0); // expect: missed SL108
    }

    static class Writing {
        static int once = write();

        static int write() {
            field[3]--;
            return 1;
        }
    }

    static void initialiserInTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i + Writing.once;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void fieldReadInTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i + last();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
