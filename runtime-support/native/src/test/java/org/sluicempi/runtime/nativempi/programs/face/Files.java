package org.sluicempi.runtime.nativempi.programs.face;

import mpi.MPI;
import mpi.MPIException;

/** Everything that {@code mpi.File} can do, on two ranks; the argument is a folder to write in. */
public final class Files {
    private Files() {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        FaceChecks checks = new FaceChecks();
        new FileAccesses(checks, args[0]).run();
        new StartedAccesses(checks, args[0]).run();
        new FileSettings(checks, args[0]).run();
        checks.report();
        MPI.Finalize();
    }
}
