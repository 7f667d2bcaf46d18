package programs;

import java.nio.ByteBuffer;
import java.util.List;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Every point-to-point call between neighbours in a ring, for every type, with offsets. */
public final class PointToPoint {
    private static final int N = 10;
    private static final int OFF = 3;

    private final Comm comm = MPI.COMM_WORLD;
    private final int rank = comm.Rank();
    private final int right = (rank + 1) % comm.Size();
    private final int left = (rank + comm.Size() - 1) % comm.Size();
    private int tag = 1;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.Buffer_attach(ByteBuffer.allocateDirect(1 << 16));
        PointToPoint test = new PointToPoint();
        for (Typed typed : Typed.ALL) {
            test.blocking(typed);
            test.nonblocking(typed);
            test.persistent(typed);
        }
        test.ready();
        test.probes();
        test.nobody();
        test.errors();
        MPI.Buffer_detach();
        test.attachedArray();
        MPI.Finalize();
        Check.report();
    }

    @FunctionalInterface
    private interface Send {
        void to(Object buf, int dest, int tag);
    }

    /** What {@code OFF} elements of {@code seed} followed by those of the left neighbour look like. */
    private Object expected(Typed typed, int seed) {
        Object array = typed.array(OFF + N, seed);
        System.arraycopy(typed.array(OFF + N, left), OFF, array, OFF, N);
        return array;
    }

    /** As programs for mpiJava attach their buffer; more than fits is an error whatever the eager limit is. */
    private void attachedArray() {
        tag++;
        int[] sent = {rank, 10 * rank};
        int[] got = new int[2];
        MPI.Buffer_attach(new byte[8]);
        comm.Bsend(sent, 0, 2, MPI.INT, right, tag);
        Check.fails(MPIException.class, () -> comm.Bsend(new int[3], 0, 3, MPI.INT, right, tag), "no room");
        comm.Recv(got, 0, 2, MPI.INT, left, tag);
        Check.same(left * 10, got[1], "sent out of an attached array");
        MPI.Buffer_attach(new byte[12]);
        comm.Bsend(new int[3], 0, 3, MPI.INT, right, tag);
        comm.Recv(new int[3], 0, 3, MPI.INT, left, tag);
        MPI.Buffer_detach();
    }

    private void blocking(Typed typed) {
        Object sent = typed.array(OFF + N, rank);
        List<Send> sends = List.of(
                (buf, dest, t) -> comm.Send(buf, OFF, N, typed.type(), dest, t),
                (buf, dest, t) -> comm.Bsend(buf, OFF, N, typed.type(), dest, t),
                (buf, dest, t) -> Comm.Send(comm.Send(buf, OFF, N, typed.type(), dest, t, true)),
                (buf, dest, t) ->
                        comm.startSend(buf, OFF, N, typed.type(), dest, t).Wait());
        for (Send send : sends) {
            Object received = typed.array(OFF + N, 99);
            Request pending = comm.startRecv(received, OFF, N, typed.type(), left, ++tag);
            send.to(sent, right, tag);
            status(typed, pending.Wait(), N);
            Check.same(expected(typed, 99), received, "Recv of " + typed);
            Request half = comm.Recv(received, OFF, N, typed.type(), left, ++tag, true);
            send.to(sent, right, tag);
            status(typed, Comm.Recv(half), N);
        }
        Object received = typed.array(OFF + N, 99);
        ++tag;
        if (rank % 2 == 0) {
            comm.Ssend(sent, OFF, N, typed.type(), right, tag);
        }
        status(typed, comm.Recv(received, OFF, N, typed.type(), left, tag), N);
        if (rank % 2 != 0) {
            comm.Ssend(sent, OFF, N, typed.type(), right, tag);
        }
        Check.same(expected(typed, 99), received, "Ssend of " + typed);

        Object other = typed.array(OFF + N, 99);
        ++tag;
        status(typed, comm.Sendrecv(sent, OFF, N, typed.type(), right, tag, other, OFF, N, typed.type(), left, tag), N);
        Check.same(expected(typed, 99), other, "Sendrecv of " + typed);
        status(typed, comm.Sendrecv_replace(sent, OFF, N, typed.type(), right, tag, left, tag), N);
        Check.same(expected(typed, rank), sent, "Sendrecv_replace of " + typed);
    }

    private void nonblocking(Typed typed) {
        Object sent = typed.array(OFF + N, rank);
        Request[] pending = new Request[4];
        List<Send> sends = List.of(
                (buf, dest, t) -> pending[0] = comm.Isend(buf, OFF, N, typed.type(), dest, t),
                (buf, dest, t) -> pending[1] = comm.Ibsend(buf, OFF, N, typed.type(), dest, t),
                (buf, dest, t) -> pending[2] = comm.Issend(buf, OFF, N, typed.type(), dest, t));
        for (Send send : sends) {
            Object received = typed.array(OFF + N, 99);
            Request receive = comm.Irecv(received, OFF, N, typed.type(), left, ++tag);
            send.to(sent, right, tag);
            status(typed, receive.Wait(), N);
            Check.same(expected(typed, 99), received, "Irecv of " + typed);
            Check.that(receive.Is_null(), "a completed request is null");
        }
        Object received = typed.array(OFF + N, 99);
        pending[3] = comm.Irecv(received, OFF, N, typed.type(), MPI.ANY_SOURCE, ++tag);
        comm.Isend(sent, OFF, N - 3, typed.type(), right, tag).Wait();
        status(typed, pending[3].Wait(), N - 3);
        Request.Waitall(pending);
    }

    private void persistent(Typed typed) {
        Object out = typed.array(OFF + N, 50);
        Object in = typed.array(OFF + N, 99);
        ++tag;
        Prequest receive = comm.Recv_init(in, OFF, N, typed.type(), left, tag);
        for (Prequest send : List.of(
                comm.Send_init(out, OFF, N, typed.type(), right, tag),
                comm.Bsend_init(out, OFF, N, typed.type(), right, tag),
                comm.Ssend_init(out, OFF, N, typed.type(), right, tag),
                comm.Rsend_init(out, OFF, N, typed.type(), right, tag))) {
            for (int round = 0; round < 2; round++) {
                System.arraycopy(typed.array(OFF + N, rank + round), 0, out, 0, OFF + N);
                receive.Start();
                MPI.COMM_WORLD.Barrier();
                Prequest.Startall(new Prequest[] {send});
                status(typed, receive.Wait(), N);
                send.Wait();
                Object expected = typed.array(OFF + N, 99);
                System.arraycopy(typed.array(OFF + N, left + round), OFF, expected, OFF, N);
                Check.same(expected, in, "persistent round");
                Check.that(!receive.Is_null(), "an inactive persistent request is not null");
            }
        }
    }

    private void status(Typed typed, Status status, int count) {
        Check.same(left, status.source, "source");
        Check.same(tag, status.tag, "tag");
        Check.same(count, status.count, "count field of " + typed);
        Check.same(count, status.Get_count(typed.type()), "count of " + typed);
        Check.same(count, status.Get_elements(typed.type()), "elements of " + typed);
        Check.that(!status.Test_cancelled(), "not cancelled");
    }

    private void ready() {
        int[] into = new int[1];
        Request receive = comm.Irecv(into, 0, 1, MPI.INT, left, ++tag);
        MPI.COMM_WORLD.Barrier();
        comm.Rsend(new int[] {rank}, 0, 1, MPI.INT, right, tag);
        receive.Wait();
        Check.same(left, into[0], "ready send");
        receive = comm.Irecv(into, 0, 1, MPI.INT, left, ++tag);
        MPI.COMM_WORLD.Barrier();
        comm.Irsend(new int[] {rank + 7}, 0, 1, MPI.INT, right, tag).Wait();
        receive.Wait();
        Check.same(left + 7, into[0], "nonblocking ready send");
    }

    private void probes() {
        Check.same(null, comm.Iprobe(MPI.ANY_SOURCE, 31_000), "nothing to probe");
        Request send = comm.Isend(new long[] {1, 2, 3}, 0, 3, MPI.LONG, right, ++tag);
        Status status = comm.Probe(MPI.ANY_SOURCE, MPI.ANY_TAG);
        Check.same(left, status.source, "probed source");
        Check.same(tag, status.tag, "probed tag");
        Check.same(24, status.countInBytes, "probed length");
        Check.same(3, comm.Iprobe(left, tag).Get_count(MPI.LONG), "probed count");
        Check.same(MPI.UNDEFINED, status.Get_count(MPI.OBJECT), "objects in a probed message");
        comm.Recv(new long[3], 0, 3, MPI.LONG, status.source, status.tag);
        send.Wait();
    }

    private void nobody() {
        comm.Send(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 0);
        for (Typed typed : Typed.ALL) {
            Object untouched = typed.array(1, 42);
            Status status = comm.Recv(untouched, 0, 1, typed.type(), MPI.PROC_NULL, 0);
            Check.same(MPI.PROC_NULL, status.source, "source nobody");
            Check.same(0, status.Get_count(typed.type()), "count from nobody");
            Check.same(typed.array(1, 42), untouched, "buffer from nobody");
        }
    }

    private void errors() {
        int[] one = new int[1];
        error("99", () -> comm.Send(one, 0, 1, MPI.INT, 99, 0));
        error("-5", () -> comm.Send(one, 0, 1, MPI.INT, right, -5));
        error("-1", () -> comm.Send(one, 0, -1, MPI.INT, right, 0));
        error("-1", () -> comm.Send(one, -1, 1, MPI.INT, right, 0));
        error("2", () -> comm.Send(one, 1, 1, MPI.INT, right, 0));
        error("DOUBLE", () -> comm.Send(one, 0, 1, MPI.DOUBLE, right, 0));
        error("int[]", () -> comm.Send(one, 0, 1, MPI.OBJECT, right, 0));
        error("NotSerializable", () -> comm.Send(new Object[] {new Object()}, 0, 1, MPI.OBJECT, right, 0));
        error("null", () -> MPI.REQUEST_NULL.Cancel());
        Request send = comm.Isend(new int[4], 0, 4, MPI.INT, right, ++tag);
        error("4", () -> comm.Recv(one, 0, 1, MPI.INT, left, tag));
        send.Wait();
        send = comm.Isend(new String[] {"a", "b"}, 0, 2, MPI.OBJECT, right, ++tag);
        error("2", () -> comm.Recv(new String[1], 0, 1, MPI.OBJECT, left, tag));
        send.Wait();
        send = comm.Isend(new Object[] {1}, 0, 1, MPI.OBJECT, right, ++tag);
        error("String[]", () -> comm.Recv(new String[1], 0, 1, MPI.OBJECT, left, tag));
        send.Wait();
    }

    private static void error(String value, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, value);
        Check.that(thrown.getMessage().contains(value), thrown.getMessage() + " names " + value);
    }
}
