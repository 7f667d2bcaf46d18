package mpi;

/**
 * The receiving side of a message that is used while it arrives; made by {@link Comm#deltaRecv}. Not part of MPJ Express's API:
 * transformed programs use it. Ranges are half open, in array indices, the message's offset included; strips are in iterations of the
 * program's loop.
 */
public final class DeltaRecv {
    private final org.sluicempi.runtime.delta.DeltaRecv core;
    private final Counts counts;
    /** Not null if the message was received before this object was made. */
    private final Status received;

    /** @param counts how the length of the message reads */
    DeltaRecv(org.sluicempi.runtime.delta.DeltaRecv core, Counts counts) {
        this.core = core;
        this.counts = counts;
        this.received = null;
    }

    /** A message that is in the buffer already. */
    DeltaRecv(Status received) {
        this.core = org.sluicempi.runtime.delta.DeltaRecv.none();
        this.counts = Counts.NOTHING;
        this.received = received;
    }

    /** A receive that is not there: waits return at once, {@link #deltaWait} returns null. */
    public static DeltaRecv none() {
        return new DeltaRecv(org.sluicempi.runtime.delta.DeltaRecv.none(), Counts.NOTHING);
    }

    /** End of the loop's next strip, in {@code (from, to]}; {@code to} if there is no iteration left. */
    public int deltaStrip(int from, int to) throws MPIException {
        return Core.get(() -> core.deltaStrip(from, to));
    }

    /** @param elementsPerIteration elements that one iteration reads; a hint */
    public int deltaStrip(int from, int to, int elementsPerIteration) throws MPIException {
        return Core.get(() -> core.deltaStrip(from, to, elementsPerIteration));
    }

    /** Blocks until {@code [from, to)}, as far as it is in the message, is in the buffer. */
    public void deltaWaitData(int from, int to) throws MPIException {
        Core.run(() -> core.deltaWaitData(from, to));
    }

    /** Blocks until the whole message is in the buffer; the same status again on later calls. */
    public Status deltaWait() throws MPIException {
        org.sluicempi.runtime.Status status = Core.get(core::deltaWait);
        return status == null ? received : Status.of(status, counts, 0);
    }
}
