package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
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
 *
 * <p><b>Place.</b> Among the messages of its envelope from the same thread, the message has the place of {@link #begin},
 * whether anything has left by then or not; after {@link #announceAtEnd} the place of its end. Where nothing is cut the
 * place is that of the end, which is then the blocking send: with {@code when} false, with arguments that a send would
 * refuse, in a job whose messages travel whole and between the groups of an intercommunicator.
 *
 * <p><b>Errors.</b> Only the end throws, and it throws what the blocking send would: what goes wrong while the program
 * computes is tried again there. Misuse that {@code -Dsluice.check=true} looks for is told where it happens.
 *
 * <p><b>Without an end.</b> A message after {@link #announceAtEnd} that is never ended is forgotten, as if it had never been
 * begun. Any other is an error at its receiver as soon as its sender comes to {@code MPI.Finalize}, to the end of its
 * program, or to {@link #abandon}.
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

    /** Null if the message is the blocking send at its end, or no longer open. */
    private OpenMessage message;

    /** Null if the message is not cut, or no longer open. */
    private PieceSender pieces;

    private DeltaSend(Communicator comm, UserBuffer data, int dest, int tag, State state) {
        this.comm = comm;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        this.state = state;
    }

    /**
     * Begins a message that will be computed from now on. Never throws: with arguments that a send would refuse it behaves
     * as if {@code when} were false, so that the refusal comes from {@link #deltaSendEnd()}. A message that cannot gain is
     * not cut: a short one, one to this rank itself, one of a datatype with gaps.
     *
     * @param data the whole message, or, if its size is told only at the end, the largest that it can be
     * @param when false: every call but the last does nothing and {@link #deltaSendEnd()} is a plain blocking send
     */
    public static DeltaSend begin(Communicator comm, UserBuffer data, int dest, int tag, boolean when) {
        return begin(comm, data, dest, tag, when ? DeltaOptions.of(comm) : null);
    }

    /** As {@link #begin(Communicator, UserBuffer, int, int, boolean)} with options that do not come from outside. */
    static DeltaSend begin(Communicator comm, UserBuffer data, int dest, int tag, DeltaOptions options) {
        DeltaSend send = new DeltaSend(comm, data, dest, tag, State.OPEN);
        if (options != null && dest != Communicator.PROC_NULL && SendArguments.accepted(comm, data, dest, tag)) {
            send.open(options);
        }
        return send;
    }

    private void open(DeltaOptions options) {
        try {
            message = new OpenMessage(comm, data, dest, tag);
            if (SendArguments.worthAPiece(comm, data, dest)) {
                pieces = pieces(message, options);
            }
        } catch (OutOfMemoryError e) {
            pieces = null;
        }
    }

    private static PieceSender pieces(OpenMessage message, DeltaOptions options) {
        UserBuffer data = message.data();
        long now = message.comm().owner().nanoTime();
        PiecePolicy policy = new PiecePolicy(data.bytes(), options.pieceBytes(), now);
        if (!policy.worthCutting() && !options.check()) {
            return null;
        }
        return new PieceSender(message, policy, options.check() ? new MisuseCheck(data) : null);
    }

    /** A send that is not there: all calls do nothing, except that {@link #deltaSendEnd()} throws. */
    public static DeltaSend none() {
        return new DeltaSend(null, null, Communicator.PROC_NULL, 0, State.NONE);
    }

    /** Whether this is {@link #none}. */
    public boolean isNone() {
        return state == State.NONE;
    }

    /** A send of which {@link #end} has everything left to its caller. */
    public static DeltaSend blocking() {
        return new DeltaSend(null, null, Communicator.PROC_NULL, 0, State.OPEN);
    }

    /**
     * Leaves the message its place among the others at {@link #deltaSendEnd()}: what the program sends in between comes
     * first, and nobody sees the message before. Its parts travel ahead all the same. To be called before any part is
     * declared final.
     *
     * @return this
     */
    public DeltaSend announceAtEnd() {
        if (message != null) {
            message.announceAtEnd();
        }
        return this;
    }

    /** As {@link #deltaStrip(int, int, int)} with one element per iteration. */
    public int deltaStrip(int from, int to) {
        return deltaStrip(from, to, 1);
    }

    /**
     * The end of the next strip of a loop over {@code [from, to)}: in {@code (from, to]}, or {@code to} if there is no
     * iteration left or nothing is gained by stopping before. The smallest int stands for no end at all, since the end of
     * a loop up to and with the largest int has wrapped round. Never throws.
     *
     * @param elementsPerIteration elements that one iteration makes final, at least 1; a hint
     */
    public int deltaStrip(int from, int to, int elementsPerIteration) {
        int end = StripPolicy.bound(to);
        return pieces == null ? end : pieces.strip(from, end, elementsPerIteration);
    }

    /** Declares {@code [from, to)} final. Parts outside the message and empty or inverted ranges are ignored. Never throws. */
    public void deltaSendData(int from, int to) {
        if (pieces != null) {
            pieces.declare(from, to);
        }
    }

    /** Declares everything of the message below {@code to} final. Never throws. */
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
        if (!end(data == null ? 0 : data.count())) {
            comm.send(SendMode.STANDARD, data, dest, tag);
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
        if (!end(count)) {
            UserBuffer part = data == null ? null : new UserBuffer(data.storage(), data.offset(), count, data.type());
            comm.send(SendMode.STANDARD, part, dest, tag);
        }
    }

    /**
     * As {@link #deltaSendEnd(int)}, but leaves a message of which nothing has left to the caller, who has to make the
     * blocking send that stood in the program at once.
     *
     * @return whether the message has been sent
     */
    public boolean end(int count) {
        PieceSender sender = pieces;
        OpenMessage ending = close();
        if (ending == null) {
            return false;
        }
        try {
            if (sender != null) {
                sender.verify();
            }
            DeltaStream stream = ending.ending();
            if (stream == null) {
                return false;
            }
            checkCount(count);
            if (sender != null) {
                sender.end(stream, count);
            } else {
                whole(stream, count);
            }
            return true;
        } catch (RuntimeException | OutOfMemoryError e) {
            ending.abandon(String.valueOf(e.getMessage()));
            throw e;
        }
    }

    private void checkCount(int count) {
        if (count < 0 || count > data.count()) {
            comm.checkSend(new UserBuffer(data.storage(), data.offset(), count, data.type()), dest, tag);
            throw new MpiError(
                    ErrorClass.COUNT,
                    "a message of " + count + " elements was begun as one of at most " + data.count() + " elements");
        }
    }

    private static void whole(DeltaStream stream, int count) {
        if (count > 0) {
            stream.piece(0, count);
        }
        stream.end(count);
    }

    /**
     * Gives the message up: its receiver gets an {@link MpiError} with {@code reason}; after {@link #announceAtEnd}
     * nothing, as if the message had never been begun. Does nothing after the end, nor where nothing is cut.
     */
    public void abandon(String reason) {
        if (state == State.OPEN) {
            OpenMessage open = close();
            if (open != null) {
                open.abandon(reason);
            }
        }
    }

    private OpenMessage close() {
        if (state != State.OPEN) {
            throw new IllegalStateException(
                    state == State.NONE
                            ? "deltaSendEnd: no message was begun"
                            : "deltaSendEnd: the message was ended before");
        }
        state = State.ENDED;
        OpenMessage open = message;
        message = null;
        pieces = null;
        return open;
    }
}
