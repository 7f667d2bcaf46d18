package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * The sending side of a message whose parts leave as soon as they are final. Used by one thread at a time; the buffer
 * belongs to the program, which must not write a part again that it has declared final.
 *
 * <p>Ranges are half open and in base elements of the storage, the buffer's offset included: the numbers with which the
 * program indexes its array. Strips are in iterations of the program's loop.
 */
public final class DeltaSend {
    private enum State {
        OPEN,
        ENDED,
        NONE
    }

    private final Communicator comm;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private State state;

    /** Null if the message is not cut, or no longer open. */
    private PieceSender pieces;

    private DeltaSend(Communicator comm, UserBuffer data, int dest, int tag, State state, PieceSender pieces) {
        this.comm = comm;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        this.state = state;
        this.pieces = pieces;
    }

    /**
     * Announces a message that will be computed from now on. Never throws: with arguments that a send would refuse it
     * behaves as if {@code when} were false, so that the refusal comes from {@link #deltaSendEnd()}. A message that
     * cannot gain is not cut either: a short one, one to this rank itself, one of a datatype with gaps.
     *
     * @param data the whole message, or, if its size is told only at the end, the largest that it can be
     * @param when false: every call but the last does nothing and {@link #deltaSendEnd()} is a plain blocking send
     */
    public static DeltaSend begin(Communicator comm, UserBuffer data, int dest, int tag, boolean when) {
        PieceSender pieces = null;
        if (when && SendArguments.cuttable(comm, data, dest, tag)) {
            pieces = pieces(comm, data, dest, tag, DeltaOptions.of(comm.owner()));
        }
        return new DeltaSend(comm, data, dest, tag, State.OPEN, pieces);
    }

    /** As {@link #begin(Communicator, UserBuffer, int, int, boolean)} with options that do not come from outside. */
    static DeltaSend begin(Communicator comm, UserBuffer data, int dest, int tag, DeltaOptions options) {
        boolean cut = SendArguments.cuttable(comm, data, dest, tag);
        PieceSender pieces = cut ? pieces(comm, data, dest, tag, options) : null;
        return new DeltaSend(comm, data, dest, tag, State.OPEN, pieces);
    }

    private static PieceSender pieces(Communicator comm, UserBuffer data, int dest, int tag, DeltaOptions options) {
        PiecePolicy policy =
                new PiecePolicy(data.bytes(), options.pieceBytes(), comm.owner().nanoTime());
        if (!policy.worthCutting() && !options.check()) {
            return null;
        }
        return new PieceSender(comm, data, dest, tag, policy, options.check() ? new MisuseCheck(data) : null);
    }

    /** A send that is not there: all calls do nothing, except that {@link #deltaSendEnd()} throws. */
    public static DeltaSend none() {
        return new DeltaSend(null, null, Communicator.PROC_NULL, 0, State.NONE, null);
    }

    /**
     * Leaves the message its place among the others at {@link #deltaSendEnd()}: what the program sends in between comes
     * first, and nobody sees the message before. Its parts travel ahead all the same. To be called before any part is
     * declared final.
     *
     * @return this
     */
    public DeltaSend announceAtEnd() {
        if (pieces != null) {
            pieces.announceAtEnd();
        }
        return this;
    }

    /** As {@link #deltaStrip(int, int, int)} with one element per iteration. */
    public int deltaStrip(int from, int to) {
        return deltaStrip(from, to, 1);
    }

    /**
     * The end of the next strip of a loop over {@code [from, to)}: in {@code (from, to]}, or {@code to} if there is no
     * iteration left or nothing is gained by stopping before.
     *
     * @param elementsPerIteration elements that one iteration makes final, at least 1; a hint
     */
    public int deltaStrip(int from, int to, int elementsPerIteration) {
        return pieces == null ? to : pieces.strip(from, to, elementsPerIteration);
    }

    /**
     * Declares {@code [from, to)} final. Parts outside the message and empty or inverted ranges are ignored.
     *
     * @throws MpiError if the peer is gone or the job has been aborted
     */
    public void deltaSendData(int from, int to) {
        if (pieces != null) {
            pieces.declare(from, to);
        }
    }

    /**
     * Declares everything of the message below {@code to} final.
     *
     * @throws MpiError as {@link #deltaSendData(int, int)}
     */
    public void deltaSendData(int to) {
        if (pieces != null) {
            pieces.declareBelow(to);
        }
    }

    /**
     * Sends what has not been sent yet and blocks as a blocking standard-mode send may.
     *
     * @throws MpiError as a send throws
     * @throws IllegalStateException if the message was ended before, or is {@link #none()}
     */
    public void deltaSendEnd() {
        PieceSender open = end();
        if (open == null) {
            comm.send(SendMode.STANDARD, data, dest, tag);
        } else {
            open.end(data.count());
        }
    }

    /**
     * As {@link #deltaSendEnd()} for a message whose size was not known before.
     *
     * @param count elements of the message, 0 to the count given to {@link #begin} inclusive
     * @throws MpiError as a send throws; with {@link ErrorClass#COUNT} if {@code count} is out of range
     * @throws IllegalStateException also if an element at or after {@code count} has been declared final and has left
     */
    public void deltaSendEnd(int count) {
        PieceSender open = end();
        if (open == null) {
            UserBuffer message =
                    data == null ? null : new UserBuffer(data.storage(), data.offset(), count, data.type());
            comm.send(SendMode.STANDARD, message, dest, tag);
        } else if (count < 0 || count > data.count()) {
            String reason = "deltaSendEnd(" + count + "): the message was begun with " + data.count() + " elements";
            open.abandon(reason);
            throw new MpiError(ErrorClass.COUNT, reason);
        } else {
            open.end(count);
        }
    }

    /**
     * Gives the message up: its receiver gets an {@link MpiError} with {@code reason} instead of the rest, or nothing if
     * nothing has left yet. Does nothing after the end.
     */
    public void abandon(String reason) {
        if (state == State.OPEN) {
            PieceSender open = end();
            if (open != null) {
                open.abandon(reason);
            }
        }
    }

    private PieceSender end() {
        if (state != State.OPEN) {
            throw new IllegalStateException(
                    state == State.NONE
                            ? "deltaSendEnd: no message was begun"
                            : "deltaSendEnd: the message was ended before");
        }
        state = State.ENDED;
        PieceSender open = pieces;
        pieces = null;
        return open;
    }
}
