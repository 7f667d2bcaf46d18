package programs;

import java.nio.IntBuffer;
import mpi.Comm;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/**
 * Buffered sends of a few bytes when no buffer is attached: the standard calls them an error, Open MPI's bindings let them
 * through, and programs rely on it.
 */
public final class SmallBufferedSends {
    private SmallBufferedSends() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int size = comm.getSize();
        IntBuffer out = MPI.newIntBuffer(size);
        IntBuffer in = MPI.newIntBuffer(size);
        Request[] requests = new Request[2 * size];
        for (int r = 0; r < size; r++) {
            out.put(r, comm.getRank());
            requests[2 * r] = comm.ibSend(MPI.slice(out, r), 1, MPI.INT, r, 2);
            requests[2 * r + 1] = comm.iRecv(MPI.slice(in, r), 1, MPI.INT, r, 2);
        }
        Status[] statuses = Request.waitAllStatus(requests);
        for (int r = 0; r < size; r++) {
            Check.same(r, in.get(r), "buffered without a buffer");
            Check.same(4, statuses[2 * r + 1].getCount(MPI.BYTE), "bytes of an int");
        }
        MPI.Finalize();
        Check.report();
    }
}
