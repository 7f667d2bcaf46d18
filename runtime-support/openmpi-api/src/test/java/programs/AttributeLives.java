package programs;

import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** What every communicator is known to have, and keys that are freed while values hang on them. */
public final class AttributeLives {
    private AttributeLives() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        predefined();
        ownKeys();
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        invalid(() -> MPI.COMM_WORLD.getAttr(MPI.KEYVAL_INVALID));
        invalid(() -> MPI.INT.getAttr(MPI.KEYVAL_INVALID));
        MPI.Finalize();
        Check.report();
    }

    private static void predefined() throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        int[] keys = {MPI.TAG_UB, MPI.IO, MPI.HOST, MPI.WTIME_IS_GLOBAL, MPI.APPNUM, MPI.LASTUSEDCODE};
        for (int key : keys) {
            Check.that(MPI.COMM_WORLD.getAttr(key) != null, "predefined attribute " + key);
        }
        int universe = (int) MPI.COMM_WORLD.getAttr(MPI.UNIVERSE_SIZE);
        Check.that(universe >= size, "all that could run are fewer than those that do: " + universe);
        Check.that((int) MPI.COMM_WORLD.getAttr(MPI.TAG_UB) >= (1 << 15) - 1, "largest tag");
        int host = (int) MPI.COMM_WORLD.getAttr(MPI.HOST);
        Check.that(host == MPI.PROC_NULL || host >= 0 && host < size, "host " + host);
        int io = (int) MPI.COMM_WORLD.getAttr(MPI.IO);
        Check.that(io == MPI.ANY_SOURCE || io == MPI.PROC_NULL || io >= 0 && io < size, "io " + io);
        Comm copy = MPI.COMM_WORLD.clone();
        Object tag = copy.getAttr(MPI.TAG_UB);
        Check.that(tag == null || (int) tag >= (1 << 15) - 1, "largest tag of a copy");
        copy.setErrhandler(MPI.ERRORS_RETURN);
        for (int key : new int[] {MPI.TAG_UB, MPI.HOST, MPI.IO}) {
            try {
                copy.deleteAttr(key);
            } catch (MPIException refused) {
                Check.that(refused.getErrorCode() != MPI.SUCCESS, "refusals have a code");
            }
        }
        copy.barrier();
        copy.free();
    }

    private static void ownKeys() throws MPIException {
        int key = Comm.createKeyval();
        Comm copy = MPI.COMM_WORLD.clone();
        copy.setErrhandler(MPI.ERRORS_RETURN);
        Check.same(null, copy.getAttr(key), "nothing yet");
        copy.setAttr(key, 12345);
        Check.same(12345, (int) copy.getAttr(key), "kept");
        Comm.freeKeyval(key);
        Check.same(12345, copy.getAttr(key), "a freed key lives as long as its values");
        copy.free();
    }

    private static void invalid(Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, "an invalid key");
        Check.same(MPI.ERR_KEYVAL, thrown.getErrorCode(), "code");
        Check.same(MPI.ERR_KEYVAL, thrown.getErrorClass(), "class");
    }
}
