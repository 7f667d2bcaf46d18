package programs;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Sends that start before anything is ready for them, as programs in the field do. */
public final class UnpreparedSends {
    private UnpreparedSends() {}

    public static void main(String[] args) throws Exception {
        int overhead = MPI.BSEND_OVERHEAD;
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        readyTooEarly(comm);
        persistent(comm);
        attached(comm, overhead);
        MPI.Finalize();
        Check.report();
    }

    private static void readyTooEarly(Comm comm) throws MPIException {
        int rank = comm.getRank();
        comm.rSend(new int[] {rank}, 1, MPI.INT, rank, 1);
        int[] got = new int[1];
        comm.recv(got, 1, MPI.INT, rank, 1);
        Check.same(rank, got[0], "a ready send that was too early");
    }

    private interface Init {
        Prequest of(IntBuffer data, int rank) throws MPIException;
    }

    private static void persistent(Comm comm) throws MPIException {
        MPI.attachBuffer(new byte[10_000]);
        round(comm, true, (data, r) -> comm.sendInit(data, 1, MPI.INT, r, 3));
        round(comm, false, (data, r) -> comm.sSendInit(data, 1, MPI.INT, r, 3));
        round(comm, true, (data, r) -> comm.rSendInit(data, 1, MPI.INT, r, 3));
        round(comm, false, (data, r) -> comm.bSendInit(data, 1, MPI.INT, r, 3));
        Check.same(10_000, MPI.detachBuffer().length, "detached");
    }

    /** Each send starts before the receive beside it. */
    private static void round(Comm comm, boolean oneByOne, Init init) throws MPIException {
        int size = comm.getSize();
        IntBuffer me = MPI.newIntBuffer(1).put(0, comm.getRank());
        IntBuffer in = MPI.newIntBuffer(size);
        Prequest[] requests = new Prequest[2 * size];
        for (int r = 0; r < size; r++) {
            in.put(r, -1);
            requests[2 * r] = init.of(me, r);
            requests[2 * r + 1] = comm.recvInit(MPI.slice(in, r), 1, MPI.INT, r, 3);
        }
        comm.barrier();
        if (oneByOne) {
            for (Prequest request : requests) {
                request.start();
            }
        } else {
            Prequest.startAll(requests);
        }
        Status[] statuses = Request.waitAllStatus(requests);
        for (int r = 0; r < size; r++) {
            Check.same(r, in.get(r), "persistent");
            Check.same(4, statuses[2 * r + 1].getCount(MPI.BYTE), "bytes");
            Check.that(!requests[2 * r].isNull(), "inactive, not null");
        }
        for (Prequest request : requests) {
            request.free();
            Check.that(request.isNull(), "freed");
        }
    }

    /** Both partners have a long message under way before either receives. */
    private static void attached(Comm comm, int overhead) throws MPIException {
        int big = 100_000;
        byte[] small = new byte[1000 + overhead];
        MPI.attachBuffer(small);
        byte[] data = new byte[big];
        int other = comm.getRank() ^ 1;
        comm.bSend(data, 1000, MPI.BYTE, other, 4);
        Check.that(MPI.detachBuffer() == small, "the same array comes back");
        MPI.attachBuffer(new byte[2 * (big + overhead)]);
        Arrays.fill(data, (byte) comm.getRank());
        comm.bSend(data, big, MPI.BYTE, other, 5);
        Arrays.fill(data, (byte) -1);
        comm.recv(data, 1000, MPI.BYTE, other, 4);
        ByteBuffer in = MPI.newByteBuffer(big);
        comm.recv(in, big, MPI.BYTE, other, 5);
        Check.same((byte) other, in.get(0), "first");
        Check.same((byte) other, in.get(big - 1), "last");
        MPI.detachBuffer();
    }
}
