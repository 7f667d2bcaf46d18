package mpi;

import org.sluicempi.runtime.MpiError;

/**
 * The receiving side of a message that is used while it arrives; made by {@link Comm#deltaRecv}. Not part of Open MPI's API:
 * transformed programs use it. Ranges are half open, in array indices; strips are in iterations of the
 * program's loop.
 */
public final class DeltaRecv {
    private final org.sluicempi.runtime.delta.DeltaRecv core;

    private final CommBase communicator;

    DeltaRecv(org.sluicempi.runtime.delta.DeltaRecv core, CommBase communicator) {
        this.core = core;
        this.communicator = communicator;
    }

    /** A receive that is not there: waits return at once, {@link #deltaWait} returns null. */
    public static DeltaRecv none() {
        return new DeltaRecv(org.sluicempi.runtime.delta.DeltaRecv.none(), MPI.COMM_WORLD);
    }

    /** End of the loop's next strip, in {@code (from, to]}; {@code to} if there is no iteration left. */
    public int deltaStrip(int from, int to) throws MPIException {
        try {
            return core.deltaStrip(from, to);
        } catch (MpiError e) {
            throw communicator.failed(e);
        }
    }

    /** @param elementsPerIteration elements that one iteration reads; a hint */
    public int deltaStrip(int from, int to, int elementsPerIteration) throws MPIException {
        try {
            return core.deltaStrip(from, to, elementsPerIteration);
        } catch (MpiError e) {
            throw communicator.failed(e);
        }
    }

    /** Blocks until {@code [from, to)}, as far as it is in the message, is in the buffer. */
    public void deltaWaitData(int from, int to) throws MPIException {
        try {
            core.deltaWaitData(from, to);
        } catch (MpiError e) {
            throw communicator.failed(e);
        }
    }

    /** Blocks until the whole message is in the buffer; the same status again on later calls. */
    public Status deltaWait() throws MPIException {
        org.sluicempi.runtime.Status status = communicator.get(core::deltaWait);
        return status == null ? null : Status.of(status);
    }
}
