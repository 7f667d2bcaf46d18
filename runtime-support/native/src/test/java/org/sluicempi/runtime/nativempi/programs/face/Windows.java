package org.sluicempi.runtime.nativempi.programs.face;

import mpi.MPI;
import mpi.MPIException;

/** Everything that {@code mpi.Win} can do, on two ranks. */
public final class Windows {
    private Windows() {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        FaceChecks checks = new FaceChecks();
        new WindowTransfers(checks).run();
        new WindowEpochs(checks).run();
        new WindowKinds(checks).run();
        checks.report();
        MPI.Finalize();
    }
}
