package mpi;

import org.sluicempi.runtime.MpiError;

/**
 * The receiving side of a message that is used while it arrives; made by {@link Comm#deltaRecv}. In no API but Sluice's:
 * transformed programs use it. Ranges are half open, in array indices, where there is an offset that included; in a {@code
 * ByteBuffer} they are in basic elements of the datatype. Strips are in iterations of the program's loop. What goes wrong is what the blocking receive would have thrown. Waits for a part throw it
 * although they do not declare it, because a method that is handed a message may declare nothing.
 */
public final class DeltaRecv {
    private final org.sluicempi.runtime.delta.DeltaRecv core;
    private final BlockingRecv blocking;
    /** Null until the message is known to be complete. */
    private Status status;

    /** @param blocking what stood in the program */
    DeltaRecv(org.sluicempi.runtime.delta.DeltaRecv core, BlockingRecv blocking) {
        this.core = core;
        this.blocking = blocking;
        core.standsFor(blocking);
    }

    private DeltaRecv(Status received) {
        this(org.sluicempi.runtime.delta.DeltaRecv.none(), BlockingRecv.nothing());
        status = received;
    }

    /** A receive that is not there: waits return at once, {@link #deltaWait} returns null. */
    public static DeltaRecv none() {
        return new DeltaRecv((Status) null);
    }

    /**
     * What a blocking call has received: waits return at once.
     *
     * @param status what {@link #deltaWait} returns
     */
    public static DeltaRecv received(Status status) {
        return new DeltaRecv(status);
    }

    /** End of the loop's next strip, in {@code (from, to]}; {@code to} if there is no iteration left. */
    public int deltaStrip(int from, int to) {
        return deltaStrip(from, to, 1);
    }

    /** @param elementsPerIteration elements that one iteration reads; a hint */
    public int deltaStrip(int from, int to, int elementsPerIteration) {
        try {
            return core.deltaStrip(from, to, elementsPerIteration);
        } catch (MpiError e) {
            throw DeltaRecv.<RuntimeException>undeclared(blocking.call().from(blocking.failed(e)));
        }
    }

    /** Blocks until {@code [from, to)}, as far as it is in the message, is in the buffer. */
    public void deltaWaitData(int from, int to) {
        try {
            core.deltaWaitData(from, to);
        } catch (MpiError e) {
            throw DeltaRecv.<RuntimeException>undeclared(blocking.call().from(blocking.failed(e)));
        }
    }

    /** Throws an exception, whatever the compiler takes it for. */
    @SuppressWarnings("unchecked")
    private static <E extends Exception> E undeclared(Exception e) throws E {
        throw (E) e;
    }

    /**
     * Blocks until the whole message is in the buffer, whatever parts have been waited for before; the same status again on
     * later calls, which do nothing else.
     */
    public Status deltaWait() throws MPIException {
        if (status == null) {
            try {
                org.sluicempi.runtime.Status received = core.deltaWait();
                status = received == null ? null : blocking.status(received);
            } catch (MpiError e) {
                throw blocking.call().from(blocking.failed(e));
            }
        }
        return status;
    }
}
