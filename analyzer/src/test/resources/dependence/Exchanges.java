import mpi.*;

/** Calls that send one message and receive another: each half is looked at as a call of its own. */
public class Exchanges {
    static double sum;
    static final int N = 100;

    public static void main(String[] args) throws MPIException {
        both(MPI.COMM_WORLD, new double[N], new double[N], N);
    }

    static void both(Intracomm comm, double[] out, double[] in, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        comm.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0); // expect: passed SL001, passed SL002
        for (int i = 0; i < n; i++) {
            sum += in[i];
        }
    }

    static void sendHalf(double[] out, double[] in, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        Status s = MPI.COMM_WORLD.sendRecv( // expect: passed SL001, missed SL102
                out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0);
        sum += s.getCount(MPI.DOUBLE);
    }

    static void receiveHalf(double[] out, double[] in, int n) throws MPIException {
        Status s = MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0); // expect: passed SL002, missed SL101
        for (int i = 0; i < n; i++) {
            sum += in[i];
        }
        sum += s.getCount(MPI.DOUBLE);
    }

    static void neitherHalf(double[] out, double[] in, int n) throws MPIException {
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0); // expect: missed SL101, missed SL102
    }

    static void fewElements(double[] out, double[] in) throws MPIException {
        MPI.COMM_WORLD.sendRecv(out, 3, MPI.DOUBLE, 1, 0, in, 3, MPI.DOUBLE, 2, 0); // expect: analysis SL010, analysis SL010
    }

    /** Called by anybody, who may give null for anything. */
    public static void tested(Comm comm, double[] out, double[] in, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        comm.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0); // expect: passed SL001 words: != null, passed SL002
        for (int i = 0; i < n; i++) {
            sum += in[i];
        }
    }

    public static void testedOnTwoLines(Comm comm, double[] out, double[] in, int n, int[] to) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        comm.sendRecv(out, n, MPI.DOUBLE, 1, 0, // expect: missed SL106, missed SL102
                in, n, MPI.DOUBLE,
                Integer.parseInt("1"), 0);
    }

    static void oneArray(double[] both, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            both[i] = i;
        }
        MPI.COMM_WORLD.sendRecv(both, n, MPI.DOUBLE, 1, 0, both, n, MPI.DOUBLE, 2, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += both[i];
        }
    }

    static void valueUsed(double[] out, double[] in, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        sum += MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0).getTag(); // expect: missed SL115
    }

    static double[] changed(double[] out, double[] in) {
        out[0] = 1;
        return in;
    }

    static void changedByTheOtherHalf(double[] out, double[] in, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, 1, 0, changed(out, in), n, MPI.DOUBLE, 2, 0); // expect: missed SL107, missed SL116
    }

    static void peerOfTheOtherHalf(double[] out, double[] in, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, k, 0, in, n, MPI.DOUBLE, k++, 0); // expect: missed SL106, missed SL102
    }

    static void onTheSameLines(double[] out, double[] in, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        MPI.COMM_WORLD // expect: passed SL001, passed SL002
                .sendRecv(
                        out, n, MPI.DOUBLE, 1,
                        0, // to the right
                        in, n, MPI.DOUBLE, 2, 0);
        for (int i = 0; i < n; i++) {
            sum += in[i];
        }
    }

    static void whatStandsBetween(double[] out, double[] in, double[] other, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, 1, 0, in, n, MPI.DOUBLE, 2, 0); // expect: passed SL001, missed SL108
        MPI.COMM_WORLD.send(other, n, MPI.DOUBLE, 2, 0); // expect: missed SL101
        for (int i = 0; i < n; i++) {
            sum += in[i];
        }
    }

    static void through(double[] both, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            both[i] = i;
        }
        MPI.COMM_WORLD.sendRecvReplace(both, n, MPI.DOUBLE, 1, 0, 2, 0); // expect: analysis SL015
    }
}
