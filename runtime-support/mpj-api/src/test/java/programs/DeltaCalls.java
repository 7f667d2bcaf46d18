package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** The calls that transformed programs make, between rank 0 and rank 1, in every combination with the plain ones. */
public final class DeltaCalls {
    private static final int N = 100_000;
    private static final int OFF = 17;
    private static final Comm COMM = MPI.COMM_WORLD;

    private DeltaCalls() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = COMM.Rank();
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
            COMM.Send(computed(), 0, N, MPI.DOUBLE, 1, 1);
            unknownSize();
            errors();
            objects();
            nothingSent();
        } else if (rank == 1) {
            double[] plain = new double[N];
            Check.same(N, COMM.Recv(plain, 0, N, MPI.DOUBLE, 0, 1).Get_count(MPI.DOUBLE), "plain receive of deltas");
            Check.same(computed(), plain, "plain receive of deltas");
            receive(true);
            int[] some = new int[N];
            DeltaRecv recv = COMM.deltaRecv(some, 0, N, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
            Check.same(N / 2, recv.deltaWait().Get_count(MPI.INT), "size told at the end");
            Check.same(N / 2 - 1, some[N / 2 - 1], "last element");
            double[][] rows = new double[3][];
            recv = COMM.deltaRecv(rows, 1, 2, MPI.OBJECT, 0, 4);
            recv.deltaWaitData(1, 2);
            Check.same(2, recv.deltaWait().Get_count(MPI.OBJECT), "objects");
            Check.same(new double[][] {null, {1}, {2, 3}}, rows, "objects");
            nothingReceived();
        }
        Check.same(7, DeltaRecv.none().deltaStrip(3, 7), "none");
        Check.same(null, DeltaRecv.none().deltaWait(), "none");
        Check.fails(IllegalStateException.class, () -> DeltaSend.none().deltaSendEnd(), "none");
        Check.fails(
                IllegalStateException.class,
                () -> COMM.deltaSendRecv(DeltaSend.none(), new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 1),
                "none exchanged");
        Check.same(false, DeltaSend.none().deltaSendEndIfBegun(), "none");
        Check.same(false, DeltaSend.none().deltaSendEndIfBegun(3), "none");
        MPI.Finalize();
        Check.report();
    }

    private static void send(boolean when) {
        double[] a = new double[OFF + N];
        DeltaSend send = COMM.deltaSendBegin(when, a, OFF, N, MPI.DOUBLE, 1, 1);
        for (int i0 = 0, i1; i0 < N; i0 = i1) {
            i1 = send.deltaStrip(i0, N);
            for (int i = i0; i < i1; i++) {
                a[OFF + i] = Math.sqrt(i);
            }
            send.deltaSendData(OFF + i0, OFF + i1);
        }
        Check.same(true, send.deltaSendEndIfBegun(), "begun");
        Check.fails(IllegalStateException.class, () -> send.deltaSendEndIfBegun(), "second end");
    }

    private static void receive(boolean when) {
        double[] a = new double[OFF + N];
        DeltaRecv recv = COMM.deltaRecv(when, a, OFF, N, MPI.DOUBLE, 0, 1);
        double[] seen = new double[N];
        for (int i0 = 0, i1; i0 < N; i0 = i1) {
            i1 = recv.deltaStrip(i0, N, 1);
            recv.deltaWaitData(OFF + i0, OFF + i1);
            System.arraycopy(a, OFF + i0, seen, i0, i1 - i0);
        }
        Status status = recv.deltaWait();
        Check.same(N, status.Get_count(MPI.DOUBLE), "count");
        Check.same(0, recv.deltaWait().source, "again");
        Check.same(computed(), seen, "elements were there when waited for");
    }

    private static double[] computed() {
        double[] a = new double[N];
        Arrays.setAll(a, Math::sqrt);
        return a;
    }

    private static void unknownSize() {
        int[] some = new int[N];
        DeltaSend send = COMM.deltaSendBegin(some, 0, N, MPI.INT, 1, 9);
        for (int i = 0; i < N / 2; i++) {
            some[i] = i;
            send.deltaSendData(i + 1);
        }
        send.deltaSendEnd(N / 2);
    }

    /** Of datatypes without data, and of some without objects. */
    private static Datatype[] empty() throws MPIException {
        Datatype[] types = {
            Datatype.Vector(0, 1, 1, MPI.INT),
            Datatype.Contiguous(0, MPI.INT),
            MPI.UB,
            Datatype.Contiguous(0, MPI.OBJECT)
        };
        for (Datatype type : types) {
            type.Commit();
        }
        return types;
    }

    private static Object room(Datatype type) {
        return type.baseType == MPI.OBJECT.baseType ? new Object[8] : new int[8];
    }

    private static void nothingSent() throws MPIException {
        for (Datatype type : empty()) {
            DeltaSend send = COMM.deltaSendBegin(room(type), 0, 5, type, 1, 8);
            COMM.Send(new int[1], 0, 1, MPI.INT, 1, 9);
            send.deltaSendEnd();
        }
    }

    private static void nothingReceived() throws MPIException {
        for (Datatype type : empty()) {
            COMM.Recv(new int[1], 0, 1, MPI.INT, 0, 9);
            Check.same(0, COMM.Recv(room(type), 0, 5, type, 0, 8).Get_count(type), "of a datatype without data");
        }
    }

    private static void objects() {
        double[][] rows = new double[2][];
        DeltaSend send = COMM.deltaSendBegin(rows, 0, 2, MPI.OBJECT, 1, 4);
        rows[0] = new double[] {1};
        send.deltaSendData(0, 1);
        rows[1] = new double[] {2, 3};
        send.deltaSendEnd();
    }

    private static void errors() {
        DeltaSend nowhere = COMM.deltaSendBegin(new int[1], 0, 1, MPI.INT, 99, 0);
        nowhere.deltaSendData(0, 1);
        Check.fails(MPIException.class, () -> nowhere.deltaSendEnd(), "rank 99");
        Check.fails(MPIException.class, () -> COMM.deltaRecv(new int[1], 0, 1, MPI.INT, 99, 0), "rank 99");
    }
}
