package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.AsBlocking;

/** What {@link DeltaRecv} has to know of the {@link Comm#recv} that stood in the program. */
record BlockingRecv(CommBase communicator) {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "recv");

    /** A receive that is not there. */
    static BlockingRecv nothing() {
        return new BlockingRecv(MPI.COMM_WORLD);
    }

    MPIException failed(MpiError error) {
        return communicator.failed(error);
    }

    Status status(org.sluicempi.runtime.Status received) {
        return Status.of(received);
    }
}
