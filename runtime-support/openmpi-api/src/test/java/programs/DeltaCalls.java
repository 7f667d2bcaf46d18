package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** The calls that transformed programs make, between rank 0 and rank 1, in every combination with the plain ones. */
public final class DeltaCalls {
    private static final int N = 100_000;
    private static final Comm COMM = MPI.COMM_WORLD;

    private DeltaCalls() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = COMM.getRank();
        for (boolean sendWhen : new boolean[] {true, false}) {
            for (boolean recvWhen : new boolean[] {true, false}) {
                if (rank == 0) {
                    send(sendWhen);
                } else if (rank == 1) {
                    receive(recvWhen);
                }
            }
        }
        if (rank == 0) {
            send(true);
            COMM.send(computed(), N, MPI.DOUBLE, 1, 1);
            unknownSize();
            errors();
        } else if (rank == 1) {
            double[] plain = new double[N];
            Check.same(N, COMM.recv(plain, N, MPI.DOUBLE, 0, 1).getCount(MPI.DOUBLE), "plain receive of deltas");
            Check.same(computed(), plain, "plain receive of deltas");
            receive(true);
            int[] some = new int[N];
            DeltaRecv recv = COMM.deltaRecv(some, N, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
            Check.same(N / 2, recv.deltaWait().getCount(MPI.INT), "size told at the end");
            Check.same(N / 2 - 1, some[N / 2 - 1], "last element");
        }
        Check.same(7, DeltaRecv.none().deltaStrip(3, 7), "none");
        Check.same(null, DeltaRecv.none().deltaWait(), "none");
        Check.fails(IllegalStateException.class, () -> DeltaSend.none().deltaSendEnd(), "none");
        Check.same(false, DeltaSend.none().deltaSendEndIfBegun(), "none");
        Check.same(false, DeltaSend.none().deltaSendEndIfBegun(3), "none");
        MPI.Finalize();
        Check.report();
    }

    private static void send(boolean when) throws MPIException {
        double[] a = new double[N];
        DeltaSend send = COMM.deltaSendBegin(when, a, N, MPI.DOUBLE, 1, 1);
        for (int i0 = 0, i1; i0 < N; i0 = i1) {
            i1 = send.deltaStrip(i0, N);
            for (int i = i0; i < i1; i++) {
                a[i] = Math.sqrt(i);
            }
            send.deltaSendData(i0, i1);
        }
        Check.same(true, send.deltaSendEndIfBegun(), "begun");
        Check.fails(IllegalStateException.class, () -> send.deltaSendEndIfBegun(), "second end");
    }

    private static void receive(boolean when) throws MPIException {
        double[] a = new double[N];
        DeltaRecv recv = COMM.deltaRecv(when, a, N, MPI.DOUBLE, 0, 1);
        double[] seen = new double[N];
        for (int i0 = 0, i1; i0 < N; i0 = i1) {
            i1 = recv.deltaStrip(i0, N, 1);
            recv.deltaWaitData(i0, i1);
            System.arraycopy(a, i0, seen, i0, i1 - i0);
        }
        Status status = recv.deltaWait();
        Check.same(N, status.getCount(MPI.DOUBLE), "count");
        Check.same(0, recv.deltaWait().getSource(), "again");
        Check.same(computed(), seen, "elements were there when waited for");
    }

    private static double[] computed() {
        double[] a = new double[N];
        Arrays.setAll(a, Math::sqrt);
        return a;
    }

    private static void unknownSize() throws MPIException {
        int[] some = new int[N];
        DeltaSend send = COMM.deltaSendBegin(some, N, MPI.INT, 1, 9);
        for (int i = 0; i < N / 2; i++) {
            some[i] = i;
            send.deltaSendData(i + 1);
        }
        Check.same(true, send.deltaSendEndIfBegun(N / 2), "begun");
    }

    private static void errors() throws MPIException {
        DeltaSend nowhere = COMM.deltaSendBegin(new int[1], 1, MPI.INT, 99, 0);
        nowhere.deltaSendData(0, 1);
        Check.same(
                MPI.ERR_RANK,
                Check.fails(MPIException.class, () -> nowhere.deltaSendEnd(), "rank 99")
                        .getErrorClass(),
                "rank 99");
        DeltaSend untyped = COMM.deltaSendBegin(new int[1], 1, MPI.DATATYPE_NULL, 1, 0);
        Check.same(5, untyped.deltaStrip(2, 5), "inactive");
        Check.same(
                MPI.ERR_TYPE,
                Check.fails(MPIException.class, () -> untyped.deltaSendEnd(), "no type")
                        .getErrorClass(),
                "no type");
        Check.fails(MPIException.class, () -> COMM.deltaRecv(new int[1], 1, MPI.INT, 99, 0), "rank 99");
    }
}
