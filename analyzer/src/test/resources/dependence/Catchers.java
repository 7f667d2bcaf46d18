import mpi.*;

/** Who goes on after an exception of a loop, and could tell how far a message has come. */
public class Catchers {
    static class Closing implements AutoCloseable {
        @Override
        public void close() throws MPIException {
            MPI.COMM_WORLD.barrier();
        }
    }

    public static double handlerCommunicates(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] + 1 / d[i];
            }
        } catch (ArithmeticException e) {
            MPI.COMM_WORLD.barrier();
        }
        return sum;
    }

    public static double finallyCommunicates(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] + 1 / d[i];
            }
        } finally {
            MPI.COMM_WORLD.barrier();
        }
        return sum;
    }

    public static double closingCommunicates(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        try (Closing c = new Closing()) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] + 1 / d[i];
            }
        }
        return sum;
    }

    public static double anybodyMayCatch(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            sum += a[i] + 1 / d[i];
        }
        return sum;
    }

    public static double castMayFail(double[] a, Object[] o, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            Integer k = (Integer) o[0];
            sum += a[i];
        }
        return sum;
    }

    public static double madeInTheLoop(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            int[] t = new int[k];
            sum += a[i] + t.length;
        }
        return sum;
    }

    public static void storeMayFail(double[] a, Object[] o, String s, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        double sum = 0;
        for (int i = 0; i < n; i++) {
            o[0] = s;
            sum += a[i];
        }
    }

    public static double elementsMayBeMissing(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: n <= b.length
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    public static double placeMayBeMissing(double[] a, int[] order, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[order[i]];
        }
        return sum;
    }

    public static double boundOfUnknownArray(double[] a, double[][] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i][0];
        }
        return sum;
    }

    public static void sendIsForgotten(double[] a, int[] d, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = 1 / d[i];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: other ranks see it where the call stands
    }

    public static void tryAroundTheCall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        try {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
        } catch (MPIException e) {
            System.out.println("not sent");
        }
    }
}
