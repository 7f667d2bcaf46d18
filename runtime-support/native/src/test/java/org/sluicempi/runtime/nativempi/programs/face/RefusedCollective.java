package org.sluicempi.runtime.nativempi.programs.face;

import mpi.MPI;
import mpi.MPIException;

/**
 * A broadcast is refused at the last rank, for a root that there is not. With the argument {@code return} that is an
 * exception, and the rank calls again.
 */
public final class RefusedCollective {
    private RefusedCollective() {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        FaceChecks checks = new FaceChecks();
        int me = MPI.COMM_WORLD.getRank();
        int[] data = {me == 0 ? 42 : 0};
        if (args[0].equals("return")) {
            MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        }
        if (me == MPI.COMM_WORLD.getSize() - 1) {
            checks.fails("no such root", () -> MPI.COMM_WORLD.bcast(data, 1, MPI.INT, 9), MPI.ERR_ROOT);
        }
        MPI.COMM_WORLD.bcast(data, 1, MPI.INT, 0);
        checks.equal(data[0], 42, "what the others waited with");
        checks.report();
        MPI.Finalize();
    }
}
