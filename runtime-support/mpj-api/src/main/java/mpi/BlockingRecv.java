package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.AsBlocking;

/**
 * What {@link DeltaRecv} has to know of the {@link Comm#Recv} that stood in the program.
 *
 * @param counts how the length of the message reads
 */
record BlockingRecv(Counts counts) {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "Recv");

    /** A receive that is not there. */
    static BlockingRecv nothing() {
        return new BlockingRecv(Counts.NOTHING);
    }

    MPIException failed(MpiError error) {
        return MPIException.of(error);
    }

    Status status(org.sluicempi.runtime.Status received) {
        return Status.of(received, counts, 0);
    }
}
