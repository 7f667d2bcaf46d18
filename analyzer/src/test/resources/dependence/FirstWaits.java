import mpi.*;

/**
 * What may fail between a receive and its first wait. Nobody catches what is thrown here, unless a method says so: the plans on
 * record say where a wait of no elements stands.
 */
public class FirstWaits {
    static final int N = 100;
    static int zero;
    static double sum;

    static class Late {
        static int one = Integer.parseInt("1");
    }

    static class Quiet {
        static int one = 1;
    }

    static class Slow {
        static int limit = slowly();

        static int slowly() {
            int k = 100;
            while (k % 7 != 3) {
                k = k * 5;
            }
            return k;
        }
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

    static void header(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i];
        }
    }

    static void headerOfItsOwn(double[] a) throws MPIException {
        double[] w = new double[64];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i];
        }
    }

    static void headerOfASlowClass(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < Slow.limit; i++) {
            sum += a[i];
        }
    }

    static void overGivenElements(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if w != null
        for (double x : w) {
            sum += x;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
    }

    static void overAList(double[] a, java.util.List<String> names) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL108
        for (String name : names) {
            sum += name.length();
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
    }

    static void headerShownBefore(double[] a, double[] w) throws MPIException {
        int k = w.length;
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i] * k;
        }
    }

    static void headerOfAWhole(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: needs all of it at once
        for (int i = 0; i < 64; i++) {
            sum += i;
        }
        for (int i = 0; i < w.length; i++) {
            sum += a[i] + a[63 - i];
        }
    }

    static void wholeAfterAFault(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: needs all of it at once
        for (int i = 0; i < 64; i++) {
            sum += 5 / zero;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i] + a[63 - i];
        }
    }

    static void anotherLeaves(double[] a) throws MPIException {
        double[] c = new double[64];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        for (int i = 0; i < 64; i++) {
            c[i] = i * t;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
        MPI.COMM_WORLD.send(c, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void anotherLeavesBehind(double[] a, int k) throws MPIException {
        double[] c = new double[64];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 64; i++) {
            c[i] = i;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
        MPI.COMM_WORLD.barrier();
        MPI.COMM_WORLD.send(c, 64, MPI.DOUBLE, k, 1); // expect: passed SL001 words: other ranks see it where the call stands
    }

    static void lengthAtTimes(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < 64; i++) {
            if (zero > 0) {
                sum += a[i * w.length];
            }
        }
    }

    static void lengthThatIsThere(double[] a) throws MPIException {
        double[] w = new double[2];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 30; i++) {
            sum += a[i * 2 + w.length];
        }
    }

    static void lengthInTheHeader(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[w.length - 1 - i];
        }
    }

    static void fieldOfAClassThatFails(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < 60; i++) {
            sum += a[i + Late.one];
        }
    }

    static void twiceALength(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 2 * w.length; i++) {
            sum += a[i];
        }
    }

    static void twiceALengthInASend(double[] a, double[] w) throws MPIException {
        for (int i = 0; i < 2 * w.length; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void threeApart(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < w.length; i++) {
            if (zero > i) {
                sum += a[3 * i];
            }
        }
    }

    static void threeApartInASend(double[] a, double[] w) throws MPIException {
        for (int i = 0; i < w.length; i++) {
            if (zero > i) {
                a[3 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void narrowRows(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < w.length; i++) {
            sum += a[i * n - i * w.length];
        }
    }

    static void narrowRowsOfASend(double[] a, double[] w, int n) throws MPIException {
        for (int i = 0; i < w.length; i++) {
            for (int j = 0; j < w.length; j++) {
                a[i * n + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void lengthInASend(double[] a, double[] w) throws MPIException {
        for (int i = 0; i < 8; i++) {
            if (zero > 0) {
                for (int j = 0; j < w.length; j++) {
                    a[i * w.length + j] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fieldOfAnotherClass(double[] a) throws MPIException {
        int k = Late.one;
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 60; i++) {
            sum += a[i + Quiet.one] * k;
        }
    }

    static void downFromTwiceALength(double[] a, double[] w) throws MPIException {
        for (int i = 2 * w.length - 1; i >= 0; i--) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void blocksOfASum(double[] a, double[] w, int k) throws MPIException {
        for (int i = 0; i < w.length; i++) {
            for (int j = 0; j < k + w.length; j++) {
                a[i * (k + w.length) + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void blocksArrive(double[] a, double[] w, int k) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < w.length; i++) {
            for (int j = 0; j < k * w.length; j++) {
                sum += a[i + j];
            }
        }
    }

    static void blocksFromTwiceALength(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 2 * w.length; i < 64; i++) {
            if (zero > i) {
                sum += a[3 * i - 1];
            }
        }
    }

    static void fieldInASend(double[] a) throws MPIException {
        for (int i = 0; i < 60; i++) {
            a[i + Late.one] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    // Somebody goes on here.

    public static void caught(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null && n <= w.length
        double t = 0;
        for (int i = 0; i < n; i++) {
            t += w[i];
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void caughtAtTimes(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null && n <= w.length
        double t = 0;
        for (int i = 0; i < n; i++) {
            if (n > 5) {
                t += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void caughtPerhapsALoop(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null && n <= w.length
        double t = 0;
        if (n > 5) {
            for (int i = 0; i < n; i++) {
                t += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void caughtAndRunsOn(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null
        double t = 3;
        while (t > 0) {
            t = t / 2;
        }
        int length = w.length;
        for (int i = 0; i < n; i++) {
            sum += a[i] * t + length;
        }
    }

    public static void caughtAndFails(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
        int share = n / zero;
        for (int i = 0; i < n; i++) {
            sum += a[i] * share;
        }
    }

    public static void caughtByTheHeader(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i];
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
        header(a, w);
        headerOfItsOwn(a);
        headerOfASlowClass(a);
        overAList(a, java.util.List.of());
        twiceALength(a, w);
        twiceALengthInASend(a, w);
        threeApart(a, w);
        threeApartInASend(a, w);
        narrowRows(a, w, 9);
        narrowRowsOfASend(a, w, 9);
        blocksOfASum(a, w, 5);
        blocksArrive(a, w, 5);
        blocksFromTwiceALength(a, w);
        headerShownBefore(a, w);
        fieldOfAnotherClass(a);
        downFromTwiceALength(a, w);
        overGivenElements(a, w);
        headerOfAWhole(a, w);
        wholeAfterAFault(a);
        anotherLeaves(a);
        anotherLeavesBehind(a, 1);
        lengthAtTimes(a, w);
        lengthThatIsThere(a);
        lengthInTheHeader(a, w);
        fieldOfAClassThatFails(a);
        lengthInASend(a, w);
        fieldInASend(a);
    }
}
