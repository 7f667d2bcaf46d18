package programs;

import mpi.File;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import org.sluicempi.facetest.Check;

/** What the embedded engine does not have says so, by its name. */
public final class Refused {
    private Refused() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Intracomm comm = MPI.COMM_WORLD;
        refused("File.open", () -> new File(comm, "data", MPI.MODE_CREATE | MPI.MODE_RDWR));
        refused("File.delete", () -> File.delete("data"));
        comm.setErrhandler(MPI.ERRORS_RETURN);
        refused("a dynamic window", () -> new Win(MPI.INFO_NULL, comm));
        refused("spawn", () -> comm.spawn("worker", new String[0], 2, MPI.INFO_NULL, 0, new int[2]));
        refused("spawn", () -> comm.spawnMultiple(new String[] {"a"}, null, new int[] {1}, null, 0, new int[1]));
        MPI.Finalize();
        Check.report();
    }

    private static void refused(String call, Check.Call made) {
        MPIException thrown = Check.fails(MPIException.class, made, call);
        Check.same(MPI.ERR_UNSUPPORTED_OPERATION, thrown.getErrorClass(), call);
        String message = thrown.getMessage();
        Check.that(message.startsWith(call + " is not available") && message.contains("embedded"), message);
    }
}
