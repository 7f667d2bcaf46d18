import java.util.Arrays;
import mpi.*;

/** Arrays with two names: what may be the buffer is told apart by a guard, or the site is refused. */
class Aliases {
    static double[] field = new double[100];
    static double[] other = new double[100];
    static Box box = new Box();

    static class Box {
        double[] x = new double[100];
        double[][] rows = new double[3][100];
    }

    static void poke(int i) {
        field[0] = -i;
    }

    static void pokeOther() {
        other[0] = -1;
    }

    static void pokeBox() {
        box.x[0] = -1;
    }

    static void set(double[] x, int i) {
        x[0] = -i;
    }

    static double first(double[] x) {
        return x[0];
    }

    static double last() {
        return field[99];
    }

    static double[] pick() {
        return field;
    }

    static void fieldInACall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            poke(i);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void otherFieldInACall(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
            pokeOther();
        }
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void fieldOfAnObjectInACall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pokeBox();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void ownFieldInACall(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
            poke(i);
        }
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    static void argumentOfACall(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            set(b, i);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static double argumentThatIsRead(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: a != b
        for (int i = 0; i < n; i++) {
            sum += a[i] + first(b);
        }
        return sum;
    }

    static double fieldThatIsRead(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] + last();
        }
        return sum;
    }

    static double copyOfAnother(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: a != b
        double[] c = Arrays.copyOf(b, n);
        for (int i = 0; i < n; i++) {
            sum += a[i] + c[i];
        }
        return sum;
    }

    static double comparedWithAnother(double[] a, double[] b, double[] x, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: a != b
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (Arrays.equals(x, b)) {
                sum++;
            }
        }
        return sum;
    }

    static void receivedInBetween(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 0); // expect: missed SL102
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void startedInBetween(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.allReduce(b, n, MPI.DOUBLE, MPI.SUM); // expect: analysis SL015
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void otherNameChanges(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
            b = a;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void otherNameIsAnother(double[] a, double[] b, double[] c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
            b = c;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static double declaredInBetween(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        double[] b = pick();
        for (int i = 0; i < n; i++) {
            sum += a[i] + b[0];
        }
        return sum;
    }

    static double readByACall(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        sum += first(a);
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void unknownCallAndAParameter(double[] a, Runnable hook, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        hook.run();
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
    }

    static double statusOfSomething(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: a != b
        for (int i = 0; i < n; i++) {
            b[i] = a[i] + 1;
            sum += b[i];
        }
        return sum;
    }

    static double nameDeclaredLate(double[] a, double[] c, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        double[] b = c;
        for (int i = 0; i < n; i++) {
            sum += a[i] + b[0];
        }
        return sum;
    }
}
