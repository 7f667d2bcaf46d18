package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.face.AsBlocking;

/**
 * The sending side of a message whose parts leave as soon as they are final; made by {@link Comm#deltaSendBegin}. In no API
 * but Sluice's: transformed programs use it. Ranges are half open, in array indices, where there is an offset that included; in
 * a {@code ByteBuffer} they are in basic elements of the datatype. Strips are in iterations of the program's loop.
 *
 * <p>Among the messages from the same thread to the same rank, whatever their tags, the message has the place of its begin,
 * after {@link #announceAtEnd} that of its end. One in synchronous mode has the place of its end as if that had been called.
 * Only the end throws, and it throws what the blocking send would have thrown there; it then gives the message up. It blocks
 * as a send of the mode of the begin may.
 *
 * <p>A message that is given up or never ended is an error at its receiver, at the latest
 * when this rank comes to {@link MPI#Finalize} or to the end of its program; one that has the place of its end is forgotten,
 * as if it had never been begun. So is one that goes as the blocking send at its end in any case: in a job whose messages travel
 * whole, between the groups of an intercommunicator, to {@code PROC_NULL}, with arguments that a send refuses, and where the
 * begin was told not to begin.
 */
public final class DeltaSend {
    private final org.sluicempi.runtime.delta.DeltaSend core;
    /** Null if there is nothing to send. */
    private final BlockingSend blocking;

    private final int count;

    /** @param blocking what stood in the program, of {@code count} elements or as many as the end says */
    DeltaSend(org.sluicempi.runtime.delta.DeltaSend core, BlockingSend blocking, int count) {
        this.core = core;
        this.blocking = blocking;
        this.count = count;
    }

    /** A send that is not there: all calls do nothing, except that {@link #deltaSendEnd()} throws. */
    public static DeltaSend none() {
        return new DeltaSend(org.sluicempi.runtime.delta.DeltaSend.none(), null, 0);
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

    /**
     * Declares {@code [from, to)} final; parts outside the message and empty or inverted ranges are ignored. Never throws.
     */
    public void deltaSendData(int from, int to) {
        core.deltaSendData(from, to);
    }

    /** Declares everything of the message below {@code to} final. Never throws. */
    public void deltaSendData(int to) {
        core.deltaSendData(to);
    }

    /**
     * Sends the rest and blocks as a blocking send may.
     *
     * @throws MPIException as the blocking send would throw here, with the arguments of the begin
     * @throws IllegalStateException if the message was ended before, or is {@link #none()}
     */
    public void deltaSendEnd() throws MPIException {
        deltaSendEnd(count);
    }

    /**
     * As {@link #deltaSendEnd()} for a message that turns out to have {@code count} elements, not more than the begin said.
     *
     * @throws IllegalStateException also if an element at or after {@code count} has been declared final; that is not noticed where
     *     the datatype has gaps or smaller elements than the array, nor between groups, to {@code PROC_NULL} and where the
     *     begin was told not to begin
     */
    public void deltaSendEnd(int count) throws MPIException {
        try {
            core.end(count, blocking);
        } catch (MPIException e) {
            throw call().from(e);
        } catch (MpiError e) {
            throw call().from(blocking.refused(e));
        } catch (RuntimeException e) {
            throw call().from(e);
        }
    }

    private AsBlocking call() {
        return blocking == null ? BlockingSend.CALL : blocking.call();
    }

    /**
     * As {@link #deltaSendEnd()}, but leaves a message that was not begun, {@link #none()}, to the caller, who has to make the
     * blocking send that stood in the program.
     *
     * @return whether there was a message to end
     */
    public boolean deltaSendEndIfBegun() throws MPIException {
        if (core.isNone()) {
            return false;
        }
        deltaSendEnd();
        return true;
    }

    /** As {@link #deltaSendEndIfBegun()} for a message that turns out to have {@code count} elements. */
    public boolean deltaSendEndIfBegun(int count) throws MPIException {
        if (core.isNone()) {
            return false;
        }
        deltaSendEnd(count);
        return true;
    }

    /** Whether there is a message to end, rather than {@link #none}. */
    public boolean isBegun() {
        return !core.isNone();
    }

    org.sluicempi.runtime.delta.DeltaSend core() {
        return core;
    }

    /**
     * What stood in the program, half of a call that sends in standard mode and receives.
     *
     * @throws IllegalStateException if this is {@link #none()}, or a message in another mode
     */
    BlockingSend blocking() {
        if (blocking == null || blocking.mode() != SendMode.STANDARD) {
            throw new IllegalStateException("no message was begun that could be exchanged for another");
        }
        return blocking;
    }

    int count() {
        return count;
    }

    /**
     * Gives the message up: its receiver gets an error with this reason; where its place is that of its end, or it goes as
     * the blocking send there in any case, nothing, as if the message had never been begun. Does nothing after the end.
     *
     * @param reason null if there is none to tell: the receiver gets an error all the same
     */
    public void abandon(String reason) {
        core.abandon(reason);
    }
}
