package programs;

import java.nio.Buffer;
import java.nio.IntBuffer;
import java.util.List;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Every point-to-point call between neighbours in a ring, for every type and kind of buffer. */
public final class PointToPoint {
    private static final int N = 10;

    private final Comm comm = MPI.COMM_WORLD;
    private final int rank = comm.getRank();
    private final int right = (rank + 1) % comm.getSize();
    private final int left = (rank + comm.getSize() - 1) % comm.getSize();
    private int tag = 1;

    private PointToPoint() throws MPIException {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        MPI.attachBuffer(new byte[1 << 16]);
        PointToPoint test = new PointToPoint();
        for (Typed typed : Typed.ALL) {
            test.arrays(typed);
            test.buffers(typed, typed.direct(N, test.rank), typed.direct(N, 99));
            test.buffers(typed, typed.heap(N, test.rank), typed.heap(N, 99));
        }
        test.ready();
        test.persistent();
        test.probes();
        test.nobody();
        test.errors();
        test.packing();
        Check.same(1 << 16, MPI.detachBuffer().length, "detached buffer");
        MPI.Finalize();
        Check.report();
    }

    @FunctionalInterface
    private interface Send {
        void to(Object buf, int dest, int tag) throws MPIException;
    }

    private void arrays(Typed typed) throws MPIException {
        Object sent = typed.array(N, rank);
        List<Send> sends = List.of(
                (buf, dest, t) -> comm.send(buf, N, typed.type(), dest, t),
                (buf, dest, t) -> comm.bSend(buf, N, typed.type(), dest, t),
                (buf, dest, t) -> Comm.send(comm.send(buf, N, typed.type(), dest, t, true)),
                (buf, dest, t) -> comm.startSend(buf, N, typed.type(), dest, t).waitFor());
        for (Send send : sends) {
            Object received = typed.array(N, 99);
            Request pending = comm.startRecv(received, N, typed.type(), left, ++tag);
            send.to(sent, right, tag);
            status(typed, pending.waitStatus(), N);
            Check.same(typed.array(N, left), received, "startRecv of " + typed);
            Request half = comm.recv(received, N, typed.type(), left, ++tag, true);
            send.to(sent, right, tag);
            status(typed, Comm.recv(half), N);
        }
        Object received = typed.array(N, 99);
        ++tag;
        if (rank % 2 == 0) {
            comm.sSend(sent, N, typed.type(), right, tag);
        }
        status(typed, comm.recv(received, N, typed.type(), left, tag), N);
        if (rank % 2 != 0) {
            comm.sSend(sent, N, typed.type(), right, tag);
        }
        Check.same(typed.array(N, left), received, "recv of " + typed);

        Object both = typed.array(N, rank);
        Object other = typed.array(N, 99);
        ++tag;
        status(typed, comm.sendRecv(both, N, typed.type(), right, tag, other, N, typed.type(), left, tag), N);
        Check.same(typed.array(N, left), other, "sendRecv of " + typed);
        status(typed, comm.sendRecvReplace(both, N, typed.type(), right, tag, left, tag), N);
        Check.same(typed.array(N, left), both, "sendRecvReplace of " + typed);
    }

    private void buffers(Typed typed, Buffer sent, Buffer into) throws MPIException {
        Buffer expected = typed.heap(N, left);
        Request[] pending = new Request[4];
        List<Send> sends = List.of(
                (buf, dest, t) -> pending[0] = comm.iSend((Buffer) buf, N, typed.type(), dest, t),
                (buf, dest, t) -> pending[1] = comm.ibSend((Buffer) buf, N, typed.type(), dest, t),
                (buf, dest, t) -> pending[2] = comm.isSend((Buffer) buf, N, typed.type(), dest, t));
        for (Send send : sends) {
            Request receive = comm.iRecv(into, N, typed.type(), left, ++tag);
            send.to(sent, right, tag);
            status(typed, receive.waitStatus(), N);
            Check.same(expected, into, "iRecv of " + typed);
            Check.that(receive.isNull(), "a completed request is null");
        }
        pending[3] = comm.iRecv(into, N, typed.type(), MPI.ANY_SOURCE, ++tag);
        comm.send(sent, N - 3, typed.type(), right, tag);
        status(typed, pending[3].waitStatus(), N - 3);
        Request.waitAll(pending);
    }

    private void status(Typed typed, Status status, int count) throws MPIException {
        Check.same(left, status.getSource(), "source");
        Check.same(tag, status.getTag(), "tag");
        Check.same(count, status.getCount(typed.type()), "count of " + typed);
        Check.same(count, status.getElements(typed.type()), "elements of " + typed);
        Check.same(MPI.SUCCESS, status.getError(), "error");
        Check.that(!status.isCancelled(), "not cancelled");
    }

    private void ready() throws MPIException {
        IntBuffer into = MPI.newIntBuffer(1);
        Request receive = comm.iRecv(into, 1, MPI.INT, left, ++tag);
        comm.barrier();
        comm.rSend(new int[] {rank}, 1, MPI.INT, right, tag);
        receive.waitFor();
        Check.same(left, into.get(0), "ready send");
        receive = comm.iRecv(into, 1, MPI.INT, left, ++tag);
        comm.barrier();
        comm.irSend(MPI.slice(new int[] {0, rank + 7}, 1), 1, MPI.INT, right, tag)
                .waitFor();
        receive.waitFor();
        Check.same(left + 7, into.get(0), "nonblocking ready send of a slice");
    }

    private void persistent() throws MPIException {
        IntBuffer out = MPI.newIntBuffer(1);
        IntBuffer in = MPI.newIntBuffer(1);
        ++tag;
        Prequest receive = comm.recvInit(in, 1, MPI.INT, left, tag);
        for (Prequest send : List.of(
                comm.sendInit(out, 1, MPI.INT, right, tag),
                comm.bSendInit(out, 1, MPI.INT, right, tag),
                comm.sSendInit(out, 1, MPI.INT, right, tag),
                comm.rSendInit(out, 1, MPI.INT, right, tag))) {
            for (int round = 0; round < 3; round++) {
                out.put(0, 100 * round + rank);
                receive.start();
                comm.barrier();
                Prequest.startAll(new Prequest[] {send});
                Check.same(1, receive.waitStatus().getCount(MPI.INT), "persistent count");
                send.waitFor();
                Check.same(100 * round + left, in.get(0), "persistent round");
                Check.that(!receive.isNull(), "an inactive persistent request is not null");
            }
            send.free();
            Check.that(send.isNull(), "a freed request is null");
        }
    }

    private void probes() throws MPIException {
        Check.same(null, comm.iProbe(MPI.ANY_SOURCE, 31_000), "nothing to probe");
        Request send = comm.startSend(new long[] {1, 2, 3}, 3, MPI.LONG, right, ++tag);
        Status status = comm.probe(MPI.ANY_SOURCE, MPI.ANY_TAG);
        status(Typed.ALL.get(5), status, 3);
        status(Typed.ALL.get(5), comm.iProbe(left, tag), 3);
        Check.same(3, comm.probe(left, tag).getCount(MPI.INT2), "pairs of 8 bytes");
        Check.same(24, comm.probe(left, tag).getCount(MPI.BYTE), "bytes");
        comm.recv(new long[3], 3, MPI.LONG, status.getSource(), status.getTag());
        send.waitFor();
    }

    private void nobody() throws MPIException {
        comm.send(new int[1], 1, MPI.INT, MPI.PROC_NULL, 0);
        int[] untouched = {42};
        Status status = comm.recv(untouched, 1, MPI.INT, MPI.PROC_NULL, 0);
        Check.same(MPI.PROC_NULL, status.getSource(), "source nobody");
        Check.same(MPI.ANY_TAG, status.getTag(), "tag from nobody");
        Check.same(0, status.getCount(MPI.INT), "count from nobody");
        Check.same(42, untouched[0], "buffer from nobody");
    }

    private void errors() throws MPIException {
        int[] one = new int[1];
        error(MPI.ERR_RANK, () -> comm.send(one, 1, MPI.INT, 99, 0));
        error(MPI.ERR_TAG, () -> comm.send(one, 1, MPI.INT, right, -5));
        error(MPI.ERR_COUNT, () -> comm.send(one, -1, MPI.INT, right, 0));
        error(MPI.ERR_BUFFER, () -> comm.send(one, 2, MPI.INT, right, 0));
        error(MPI.ERR_BUFFER, () -> comm.send(one, 1, MPI.DOUBLE, right, 0));
        error(MPI.ERR_TYPE, () -> comm.send(one, 1, MPI.DATATYPE_NULL, right, 0));
        error(MPI.ERR_REQUEST, () -> MPI.REQUEST_NULL.cancel());
        Request send = comm.startSend(new int[4], 4, MPI.INT, right, ++tag);
        error(MPI.ERR_TRUNCATE, () -> comm.recv(one, 1, MPI.INT, left, tag));
        send.waitFor();
    }

    private void error(int expected, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, "error class " + expected);
        Check.same(expected, thrown.getErrorClass(), thrown.toString());
    }

    private void packing() throws MPIException {
        byte[] packed = new byte[comm.packSize(2, MPI.INT) + comm.packSize(1, MPI.DOUBLE)];
        int position = comm.pack(new int[] {rank, 2}, 2, MPI.INT, packed, 0);
        position = comm.pack(new double[] {0.5}, 1, MPI.DOUBLE, packed, position);
        Check.same(16, position, "packed length");
        Request send = comm.startSend(packed, position, MPI.PACKED, right, ++tag);
        byte[] got = new byte[100];
        Check.same(16, comm.recv(got, 100, MPI.PACKED, left, tag).getCount(MPI.PACKED), "packed count");
        send.waitFor();
        int[] ints = new int[2];
        double[] doubles = new double[1];
        Check.same(8, comm.unpack(got, 0, ints, 2, MPI.INT), "position");
        Check.same(16, comm.unpack(got, 8, doubles, 1, MPI.DOUBLE), "position");
        Check.same(new int[] {left, 2}, ints, "unpacked ints");
        Check.same(0.5, doubles[0], "unpacked double");
        error(MPI.ERR_TRUNCATE, () -> comm.pack(ints, 2, MPI.INT, packed, 12));
    }
}
