import mpi.*;

/**
 * What may fail between a receive and its first wait. Nobody catches what is thrown here: the plans on record say where a wait
 * of no elements stands.
 */
public class FirstWaits {
    static final int N = 100;
    static int zero;
    static double sum;

    static class Late {
        static int one = Integer.parseInt("1");
    }

    static double halved(double x) {
        return x / 2;
    }

    static double halvedToNothing(double x) {
        double y = x;
        while (y > 0) {
            y = y / 2;
        }
        return y;
    }

    static void nothingFails(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = halved(3);
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void divides(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        int share = n / zero;
        for (int i = 0; i < n; i++) {
            sum += a[i] * t + share;
        }
    }

    static void dividesBySize(double[] a, int n) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        int share = n / size;
        for (int i = 0; i < n; i++) {
            sum += a[i] + share;
        }
    }

    static void onlyTheFirstThatFails(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        int share = n / zero;
        double[] rest = new double[share];
        for (int i = 0; i < n; i++) {
            sum += a[i] + rest.length;
        }
    }

    static void ownLength(double[] a, int n) throws MPIException {
        double[] w = new double[n];
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: works on it
        for (int i = 0; i < n; i++) {
            w[i] = i;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
    }

    static void constantLength(double[] a) throws MPIException {
        double[] w = new double[N];
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            w[i] = i;
        }
        for (int i = 0; i < N; i++) {
            sum += a[i];
        }
    }

    static void oneBeyond(double[] a) throws MPIException {
        double[] w = new double[100];
        MPI.COMM_WORLD.recv(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: works on it, if 101 <= w.length
        for (int i = 0; i <= 100; i++) {
            w[i] = i;
        }
        for (int i = 0; i < 100; i++) {
            sum += a[i];
        }
    }

    static void givenLength(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if w != null && n <= w.length && a != w
        for (int i = 0; i < n; i++) {
            w[i] = i;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] + w[i];
        }
    }

    static void givenLengthInANest(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int k = 0; k < 5; k++) {
            for (int i = 0; i < n; i++) {
                sum += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
    }

    static void atTimes(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: works on it
        for (int i = 0; i < n; i++) {
            if (zero > 0) {
                sum += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
    }

    static void perhapsALoop(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: works on it
        if (zero > 0) {
            for (int i = 0; i < n; i++) {
                sum += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
    }

    static void perhapsALength(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: works on it
        int length = zero > 0 ? w.length : 0;
        for (int i = 0; i < n; i++) {
            sum += a[i] + length;
        }
    }

    static void surelyALength(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if w != null
        int length = w.length;
        for (int i = 0; i < n; i++) {
            sum += a[i] + length;
        }
    }

    static void testedAndThenFails(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if w != null
        int length = w.length;
        int share = n / zero;
        int other = a == w ? 1 : 2;
        for (int i = 0; i < n; i++) {
            sum += a[i] + length + share;
        }
    }

    static void runsOn(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        while (t > 0) {
            t = t / 2;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void runsOnElsewhere(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = halvedToNothing(3);
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void upToTheLastNumber(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        for (int i = 0; i <= n; i++) {
            t = t / 2;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void upToTheVeryLastNumber(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        for (int i = 0; i <= 2147483647; i++) {
            t = t / 2;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void upToANumber(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        for (int i = 0; i <= 50; i++) {
            t = t / 2;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void inFives(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        for (int i = 0; i < n; i += 5) {
            t = t / 2;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void overElements(double[] a, int n) throws MPIException {
        double[] w = new double[n];
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (double x : w) {
            sum += x;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
    }

    static void initialises(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = Late.one;
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    static void twoAtOnce(double[] a, double[] b, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 1); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] + b[i];
        }
    }

    static void theSecondFirst(double[] a, double[] b, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 0;
        if (n > 2) {
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                t += b[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void main(String[] args) throws MPIException {
        double[] a = new double[64];
        double[] w = args.length > 4 ? null : new double[64];
        nothingFails(a, 64);
        divides(a, 64);
        dividesBySize(a, 64);
        onlyTheFirstThatFails(a, 64);
        ownLength(a, 64);
        constantLength(a);
        oneBeyond(a);
        givenLength(a, w, 64);
        givenLengthInANest(a, w, 64);
        atTimes(a, w, 64);
        perhapsALoop(a, w, 64);
        perhapsALength(a, w, 64);
        surelyALength(a, w, 64);
        testedAndThenFails(a, w, 64);
        runsOn(a, 64);
        runsOnElsewhere(a, 64);
        upToTheLastNumber(a, 64);
        upToTheVeryLastNumber(a, 64);
        upToANumber(a, 64);
        inFives(a, 64);
        overElements(a, 64);
        initialises(a, 64);
        twoAtOnce(a, w, 64);
        theSecondFirst(a, w, 64);
    }
}
