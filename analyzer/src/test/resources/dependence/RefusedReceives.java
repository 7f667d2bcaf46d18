import mpi.*;

/** Receives that are refused, and some that just pass. */
class RefusedReceives {
    static double[] shared = new double[100];

    static double useBeforeLoop(double[] a, int n, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        if (a[n - 1] > 0) {
            sum++;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double nameGivenAway(double[] a, int n, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        double[] b = a;
        for (int i = 0; i < n; i++) {
            sum += b[i] + a[n - 1 - i];
        }
        return sum;
    }

    static double sendWhileReceiving(double[] a, double[] b, int n, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
        comm.send(b, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double boundArrives(int[] a, int n, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(a, n, MPI.INT, 1, 0); // expect: missed SL117
        for (int i = 1; i < a[0]; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double leavesWhileReceiving(double[] a, int n, boolean quick, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
        if (quick) {
            return 0;
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double sharedThroughCall(int n, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(shared, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
        for (int i = 0; i < n; i++) {
            sum += shared[i] + last();
        }
        return sum;
    }

    static double last() {
        return shared[99];
    }

    static double caughtByCaller(double[] a, int n, Comm comm) throws MPIException {
        double sum = 0;
        comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void caller(double[] a, Comm comm) throws MPIException {
        try {
            caughtByCaller(a, 100, comm);
        } catch (IndexOutOfBoundsException e) {
            comm.barrier();
        }
    }

    static double statusInLoop(double[] a, int n, Comm comm) throws MPIException {
        double sum = 0;
        Status s = comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i] * s.getSource();
        }
        return sum;
    }

    static double statusInFinally(double[] a, int[] w, int n, Comm comm) throws MPIException {
        Status status = null;
        double sum = 0;
        try {
            status = comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] / w[i];
            }
        } finally {
            System.out.println(status == null);
        }
        return sum;
    }

    static double statusInHandler(double[] a, int[] w, int n, Comm comm) throws MPIException {
        Status status = null;
        double sum = 0;
        try {
            status = comm.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] * w[i];
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            sum = status == null ? -1 : status.getSource();
        }
        return sum;
    }
}
