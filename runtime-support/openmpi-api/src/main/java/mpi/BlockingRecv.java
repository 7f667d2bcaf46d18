package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.delta.AuthorsCall;
import org.sluicempi.runtime.face.AsBlocking;

/**
 * What {@link DeltaRecv} has to know of the receive that stood in the program.
 *
 * @param call the method that received: {@link Comm#recv} or {@link Comm#sendRecv}
 */
record BlockingRecv(CommBase communicator, AsBlocking call) implements AuthorsCall {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "recv");

    BlockingRecv(CommBase communicator) {
        this(communicator, CALL);
    }

    /** A receive that is not there. */
    static BlockingRecv nothing() {
        return new BlockingRecv(MPI.COMM_WORLD);
    }

    @Override
    public MPIException failed(MpiError error) {
        return communicator.failed(error, call);
    }

    Status status(org.sluicempi.runtime.Status received) {
        return Status.of(received);
    }
}
