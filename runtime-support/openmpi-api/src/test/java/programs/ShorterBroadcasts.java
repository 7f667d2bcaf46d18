package programs;

import mpi.Comm;
import mpi.MPI;
import org.sluicempi.facetest.Check;

/**
 * A broadcast of fewer elements than the others have room for. The standard does not allow it and MPICH refuses it, but a
 * program that does not know the length elsewhere gets away with it under Open MPI.
 */
public final class ShorterBroadcasts {
    private ShorterBroadcasts() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        byte[] text = comm.getRank() == 0 ? "a name".getBytes() : new byte[256];
        comm.bcast(text, text.length, MPI.BYTE, 0);
        Check.same("a name", new String(text).trim(), "text of unknown length");
        comm.barrier();
        MPI.Finalize();
        Check.report();
    }
}
