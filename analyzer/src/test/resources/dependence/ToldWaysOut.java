import mpi.*;

/** Loops that consume a message and may throw, where a handler ends the job and tells why. */
public class ToldWaysOut {
    static int total;

    static final class Positive extends Exception {}

    static void toldOfTheLoop(int[] a, int n) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: it is complete on every way out
            for (int i = 0; i < n; i++) {
                total += 9 / a[i];
            }
        } catch (ArithmeticException e) {
            System.out.println("a part is 0");
            System.exit(1);
        }
    }

    static void toldByATest(int[] a, int n) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: n <= a.length
            for (int i = 0; i < n; i++) {
                total += a[i];
            }
        } catch (RuntimeException e) {
            System.out.println("too short");
            throw e;
        }
    }

    static void toldOfTheGap(int[] a, int n, int parts) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL110 words: may tell of an exception at 'n / parts'
            int share = n / parts;
            for (int i = 0; i < n; i++) {
                total += a[i] * share;
            }
        } catch (Exception e) {
            e.printStackTrace();
            System.exit(1);
        }
    }

    static void toldOfTheReceiveAlone(int[] a, int n, int parts) {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: not every way out
            int share = n / parts;
            for (int i = 0; i < n; i++) {
                total += share / a[i];
            }
        } catch (MPIException e) {
            e.printStackTrace();
            System.exit(1);
        }
    }

    static void toldOfWhatTheLoopThrows(int[] a, int n) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
            for (int i = 0; i < n; i++) {
                if (a[i] > 0) {
                    throw new Positive();
                }
            }
        } catch (Positive e) {
            System.out.println("positive");
            System.exit(1);
        }
    }

    static void cleanedUp(int[] a, int n) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
            for (int i = 0; i < n; i++) {
                total += 9 / a[i];
            }
        } finally {
            System.out.println("done");
        }
    }

    static void toldByNobody(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: not every way out
        for (int i = 0; i < n; i++) {
            total += 9 / a[i];
        }
    }

    static void use(int[] a, int n) {
        try {
            for (int i = 0; i < n; i++) {
                total += 9 / a[i];
            }
        } catch (ArithmeticException e) {
            System.out.println("a part is 0");
            System.exit(1);
        }
    }

    static void toldInTheCalled(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL102
        use(a, n);
        total += a[0];
    }

    static void consume(int[] a, int n) {
        for (int i = 0; i < n; i++) {
            total += 9 / a[i];
        }
    }

    static void toldByTheCaller(int[] a, int n) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
            consume(a, n);
            total += a[0];
        } catch (ArithmeticException e) {
            System.out.println("a part is 0");
            System.exit(1);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[] a = new int[99];
        toldOfTheLoop(a, 99);
        toldByATest(a, 99);
        toldOfTheGap(a, 99, args.length);
        toldOfTheReceiveAlone(a, 99, args.length);
        toldOfWhatTheLoopThrows(a, 99);
        cleanedUp(a, 99);
        toldInTheCalled(a, 99);
        toldByTheCaller(a, 99);
        toldByNobody(a, 99);
        System.out.println(total);
        MPI.Finalize();
    }
}
