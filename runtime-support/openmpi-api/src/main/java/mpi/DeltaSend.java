package mpi;

import org.sluicempi.runtime.MpiError;

/**
 * The sending side of a message whose parts leave as soon as they are final; made by {@link Comm#deltaSendBegin}. Not part
 * of Open MPI's API: transformed programs use it. Ranges are half open, in array indices; strips are in
 * iterations of the program's loop.
 */
public final class DeltaSend {
    /** The blocking send that stands for a message that is not sent in parts. */
    @FunctionalInterface
    interface Blocking {
        void send(int count) throws MPIException;
    }

    private final org.sluicempi.runtime.delta.DeltaSend core;
    private final Blocking blocking;
    private final int count;
    private final CommBase communicator;
    private boolean ended;

    private DeltaSend(org.sluicempi.runtime.delta.DeltaSend core, CommBase communicator, Blocking blocking, int count) {
        this.communicator = communicator;
        this.core = core;
        this.blocking = blocking;
        this.count = count;
    }

    static DeltaSend of(org.sluicempi.runtime.delta.DeltaSend core, CommBase communicator) {
        return new DeltaSend(core, communicator, null, 0);
    }

    /** Sends {@code count} elements, or as many as the end says, in one piece at the end. */
    static DeltaSend atEnd(Blocking blocking, int count) {
        return new DeltaSend(org.sluicempi.runtime.delta.DeltaSend.none(), MPI.COMM_WORLD, blocking, count);
    }

    /** A send that is not there: all calls do nothing, except that {@link #deltaSendEnd()} throws. */
    public static DeltaSend none() {
        return of(org.sluicempi.runtime.delta.DeltaSend.none(), MPI.COMM_WORLD);
    }

    /**
     * Leaves the message its place among the others at {@link #deltaSendEnd()}; its parts travel ahead all the same. To be
     * called before any part is declared final.
     *
     * @return this
     */
    public DeltaSend announceAtEnd() {
        core.announceAtEnd();
        return this;
    }

    /** End of the loop's next strip, in {@code (from, to]}; {@code to} if there is no iteration left. */
    public int deltaStrip(int from, int to) {
        return core.deltaStrip(from, to);
    }

    /** @param elementsPerIteration elements that one iteration makes final; a hint */
    public int deltaStrip(int from, int to, int elementsPerIteration) {
        return core.deltaStrip(from, to, elementsPerIteration);
    }

    /** Declares {@code [from, to)} final; parts outside the message and empty or inverted ranges are ignored. */
    public void deltaSendData(int from, int to) throws MPIException {
        try {
            core.deltaSendData(from, to);
        } catch (MpiError e) {
            throw communicator.failed(e);
        }
    }

    /** Declares everything of the message below {@code to} final. */
    public void deltaSendData(int to) throws MPIException {
        try {
            core.deltaSendData(to);
        } catch (MpiError e) {
            throw communicator.failed(e);
        }
    }

    /**
     * Sends the rest and blocks as a blocking send may.
     *
     * @throws IllegalStateException if the message was ended before, or is {@link #none()}
     */
    public void deltaSendEnd() throws MPIException {
        if (blocking == null) {
            communicator.act(() -> core.deltaSendEnd());
        } else {
            end(count);
        }
    }

    /** As {@link #deltaSendEnd()} for a message that turns out to have {@code count} elements. */
    public void deltaSendEnd(int count) throws MPIException {
        if (blocking == null) {
            communicator.act(() -> core.deltaSendEnd(count));
        } else {
            end(count);
        }
    }

    private void end(int elements) throws MPIException {
        if (ended) {
            throw new IllegalStateException("deltaSendEnd: the message was ended before");
        }
        ended = true;
        blocking.send(elements);
    }
}
