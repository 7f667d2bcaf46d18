import java.nio.DoubleBuffer;
import java.util.Arrays;
import mpi.*;

/** Arrays with two names: what may be the buffer is told apart by a guard, or the site is refused. */
class Aliases {
    static double[] field = new double[100];
    static double[] other = new double[100];
    static double[][] kept;
    static Box box = new Box();

    static class Box {
        double[] x = new double[100];
        double[][] rows = new double[3][100];
    }

    interface Hook {
        void use(double[] x);
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

    static void pokeObject(Object o) {
        ((double[]) o)[0] = -1;
    }

    static double last() {
        return field[99];
    }

    static double[] same(double[] x) {
        return x;
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

    static void asAnObject(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pokeObject(o);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void rowsOfTwoMatrices(double[][] g, double[][] h, int n) throws MPIException {
        double sum = g[2][0];
        for (int i = 0; i < n; i++) {
            g[2][i] = i + sum;
            h[2][0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void rowsOfOwnMatrix(double[][] h, int n) throws MPIException {
        double[][] g = new double[3][n];
        g[1] = h[1];
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            h[2][0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void sameRowTwice(int n) throws MPIException {
        double[][] g = new double[3][n];
        g[1] = g[2];
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void matrixOfGivenRows(double[] a, int n) throws MPIException {
        double[][] g = new double[][] {a, a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void assignedAnotherArray(double[] a, int n) throws MPIException {
        double[] b = new double[n];
        b = a;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void perhapsAnotherArray(double[] a, int n, boolean any) throws MPIException {
        double[] b = any ? a : new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void valueOfAnAssignment(int n) throws MPIException {
        double[] b;
        double[] a = b = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void rowOfOwnMatrix(int n) throws MPIException {
        double[][] g = new double[3][n];
        double[] r = g[1];
        for (int i = 0; i < n; i++) {
            r[i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(r, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void throughForEach(double[] a, int n) throws MPIException {
        double[][] all = {a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            for (double[] r : all) {
                r[0] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void copiedRows(double[][] g, int n) throws MPIException {
        double[][] h = new double[3][];
        System.arraycopy(g, 0, h, 0, 3);
        double[] a = g[1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            h[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void clonedRows(double[][] g, int n) throws MPIException {
        double[][] h = g.clone();
        double[] a = g[1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            h[1][0] = -i;
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

    static double readByACall(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        sum += first(a);
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void rowsOneByOne(double[][] g, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
        }
        for (double[] r : g) {
            r[0] = -1;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void unknownCallAndAParameter(double[] a, Runnable hook, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        hook.run();
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
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
