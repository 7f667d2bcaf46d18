package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.delta.AuthorsCall;
import org.sluicempi.runtime.face.AsBlocking;

/**
 * What {@link DeltaRecv} has to know of the receive that stood in the program.
 *
 * @param counts how the length of the message reads
 * @param call the method that received: {@link Comm#Recv} or {@link Comm#Sendrecv}
 */
record BlockingRecv(Counts counts, AsBlocking call) implements AuthorsCall {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "Recv");

    BlockingRecv(Counts counts) {
        this(counts, CALL);
    }

    /** A receive that is not there. */
    static BlockingRecv nothing() {
        return new BlockingRecv(Counts.NOTHING);
    }

    @Override
    public MPIException failed(MpiError error) {
        return MPIException.of(error);
    }

    Status status(org.sluicempi.runtime.Status received) {
        return Status.of(received, counts, 0);
    }
}
