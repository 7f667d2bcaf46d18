package org.sluicempi.runtime.delta;

import java.util.Optional;
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
 * <p>Ranges are half open and in elements of the storage, the buffer's offset included: the numbers with which the program
 * indexes its array; in a {@code ByteBuffer} base elements. Strips are in iterations of the program's loop.
 *
 * <p><b>Place.</b> Among the messages from the same thread to the same rank of the same communicator, whatever their tags,
 * the message has the place of {@link #begin}, whether anything has left by then or not and whoever ends it; after {@link
 * #announceAtEnd}, and in synchronous mode, the place of its end. Where nothing is cut the place is that of the end, which is
 * then the blocking send: with {@code when} false, with arguments that a send would refuse, in a job whose messages travel
 * whole and between the groups of an intercommunicator. A message that waits for its receiver behind one that has been begun waits for its end
 * too, if it is received in order: so a blocking send in between may wait for ever.
 *
 * <p><b>Mode.</b> In synchronous mode the end returns only when the matching receive has started. There an engine may have to
 * send the message whole; so that all do the same it counts as {@link #announceAtEnd}'s from the begin. A message in ready mode
 * travels as one in standard mode, which MPI allows (MPI 4.1, 3.4): at the begin its receive need not be posted. Where nothing is
 * cut, the blocking send has the mode.
 *
 * <p><b>Errors.</b> Only the end throws, and it throws what the blocking send would: what goes wrong while the program
 * computes is tried again there. Arguments that have become bad since the begin (a freed communicator, a count that is too
 * long) are refused whether anything has left or not. Misuse that {@code -Dsluice.check=true} looks for is told where it
 * happens.
 *
 * <p><b>Without an end.</b> A message whose place is that of its end and that is never ended is forgotten, as if it had never
 * been begun, as is one that is the blocking send there since nothing is cut. Any other is an error at its receiver as soon as
 * its sender comes to {@code MPI.Finalize}, to the end of its program, to {@link #abandon}, or to an end that is refused.
 */
public final class DeltaSend {
    private enum State {
        OPEN,
        ENDED,
        NONE
    }

    /** What the end makes where nothing is cut. */
    private final PlainSend plain;

    private State state;

    /** Null if the message is the blocking send at its end, or no longer open. */
    private OpenMessage message;

    /** Null if the message is not cut, or no longer open. */
    private PieceSender pieces;

    /** What has been declared final of an open message that is not cut; null otherwise. */
    private Declared declared;

    private DeltaSend(PlainSend plain, State state) {
        this.plain = plain;
        this.state = state;
    }

    /** As {@link #begin(SendMode, Communicator, UserBuffer, int, int, boolean)} in standard mode. */
    public static DeltaSend begin(Communicator comm, UserBuffer data, int dest, int tag, boolean when) {
        return begin(SendMode.STANDARD, comm, data, dest, tag, when);
    }

    /**
     * Begins a message that will be computed from now on. Never throws: with arguments that a send would refuse it behaves
     * as if {@code when} were false, so that the refusal comes from {@link #deltaSendEnd()}. A message that cannot gain is
     * not cut: a short one, one to this rank itself, one of a datatype with gaps, or of smaller elements than its array's.
     *
     * @param mode any but buffered: what is computed later cannot be in a buffer now
     * @param data the whole message, or, if its size is told only at the end, the largest that it can be
     * @param when false: every call but the last does nothing and {@link #deltaSendEnd()} is a plain blocking send
     */
    public static DeltaSend begin(SendMode mode, Communicator comm, UserBuffer data, int dest, int tag, boolean when) {
        return begin(mode, comm, data, dest, tag, when ? DeltaOptions.of(comm) : null);
    }

    /** As {@link #begin(SendMode, Communicator, UserBuffer, int, int, boolean)} with options that do not come from outside. */
    static DeltaSend begin(SendMode mode, Communicator comm, UserBuffer data, int dest, int tag, DeltaOptions options) {
        DeltaSend send = new DeltaSend(new PlainSend(mode, comm, data, dest, tag), State.OPEN);
        if (options != null && dest != Communicator.PROC_NULL && SendArguments.inPlace(comm, data, dest, tag)) {
            send.open(options);
        }
        return send;
    }

    private void open(DeltaOptions options) {
        try {
            message = new OpenMessage(plain);
            if (SendArguments.worthAPiece(plain.comm(), plain.data(), plain.dest())) {
                pieces = pieces(message, options);
            }
            declared = pieces == null ? Declared.of(plain.data()) : null;
        } catch (OutOfMemoryError e) {
            // whole, then; what is declared beyond the end is not noticed
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
        return new DeltaSend(PlainSend.NONE, State.NONE);
    }

    /** Whether this is {@link #none}. */
    public boolean isNone() {
        return state == State.NONE;
    }

    /**
     * Whether the message may share memory with a buffer, so that what is received there may change it, and can be forgotten:
     * one whose place is that of its begin cannot.
     */
    public boolean mayOverlap(UserBuffer other) {
        return message != null && message.isForgettable() && plain.data().mayOverlap(other);
    }

    /** A send that is nothing but the blocking send at its end. */
    public static DeltaSend blocking() {
        return new DeltaSend(PlainSend.NONE, State.OPEN);
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
     * iteration left or nothing is gained by stopping before. The smallest int is the end of a loop up to and with the
     * largest int, which has wrapped round: the strip that begins with the largest int has no other end. Never throws.
     *
     * @param elementsPerIteration elements that one iteration makes final, at least 1; a hint
     */
    public int deltaStrip(int from, int to, int elementsPerIteration) {
        int end = StripPolicy.bound(from, to);
        return pieces == null ? end : pieces.strip(from, end, elementsPerIteration);
    }

    /** Declares {@code [from, to)} final. Parts outside the message and empty or inverted ranges are ignored. Never throws. */
    public void deltaSendData(int from, int to) {
        if (pieces != null) {
            pieces.declare(from, to);
        } else if (declared != null) {
            declared.add(from, to);
        }
    }

    /** Declares everything of the message below {@code to} final. Never throws. */
    public void deltaSendData(int to) {
        if (pieces != null) {
            pieces.declareBelow(to);
        } else if (declared != null) {
            declared.addBelow(to);
        }
    }

    /**
     * Sends what has not been sent yet and blocks as a blocking send of its mode may.
     *
     * @throws MpiError as a send throws
     * @throws IllegalStateException if the message was ended before, or is {@link #none()}
     */
    public void deltaSendEnd() {
        end(plain.count(), plain);
    }

    /**
     * As {@link #deltaSendEnd()} for a message whose size was not known before.
     *
     * @param count elements of the message, 0 to the count given to {@link #begin} inclusive
     * @throws MpiError as a send throws; with {@link ErrorClass#COUNT} if {@code count} is out of range
     * @throws IllegalStateException also if an element at or after {@code count} has been declared final; not noticed where the datatype
     *     has gaps or smaller elements than the array, nor between groups, to {@code PROC_NULL} and where none was to be begun
     */
    public void deltaSendEnd(int count) {
        end(count, plain);
    }

    /**
     * As {@link #deltaSendEnd(int)}, with the program's own blocking send for a message of which nothing has left. An end that
     * is refused gives the message up, as {@link #abandon} does.
     */
    public <E extends Exception> void end(int count, Blocking<E> blocking) throws E {
        PieceSender sender = pieces;
        Declared whole = declared;
        OpenMessage ending = close();
        if (ending == null) {
            checkMost(count, blocking);
            blocking.send(count);
            return;
        }
        boolean sent = false;
        String reason = "the sender was ended by an error";
        try {
            verify(sender, whole, count, blocking);
            Optional<DeltaStream> stream = ending.ending();
            if (stream.isEmpty()) {
                plain(ending, count, blocking);
            } else {
                blocking.begin();
                rest(sender, stream.get(), count);
            }
            sent = true;
        } catch (Exception | OutOfMemoryError e) {
            reason = e.getMessage();
            throw e;
        } finally {
            if (!sent) {
                ending.abandon(reason);
            }
        }
    }

    /** Refuses what does not depend on whether anything has left. */
    private <E extends Exception> void verify(PieceSender sender, Declared whole, int count, Blocking<E> blocking)
            throws E {
        if (sender != null) {
            sender.verify();
        }
        try {
            blocking.check(count);
        } catch (MpiError e) {
            throw blocking.refused(e);
        }
        checkMost(count, blocking);
        if (sender != null ? sender.declaredBeyond(count) : whole != null && whole.beyond(count)) {
            throw new IllegalStateException("deltaSendEnd(" + count + "): elements beyond were declared final");
        }
    }

    private <E extends Exception> void checkMost(int count, Blocking<E> blocking) throws E {
        if (plain.data() != null && count > plain.count()) {
            String most = " elements was begun as one of at most " + plain.count() + " elements";
            throw blocking.refused(new MpiError(ErrorClass.COUNT, "a message of " + count + most));
        }
    }

    private static <E extends Exception> void plain(OpenMessage ending, int count, Blocking<E> blocking) throws E {
        try {
            blocking.send(count);
        } finally {
            ending.left();
        }
    }

    private static void rest(PieceSender sender, DeltaStream stream, int count) {
        if (sender != null) {
            sender.end(stream, count);
        } else {
            whole(stream, count);
        }
    }

    private static void whole(DeltaStream stream, int count) {
        if (count > 0) {
            stream.piece(0, count);
        }
        stream.end(count);
    }

    /**
     * Gives the message up: its receiver gets an {@link MpiError} with {@code reason}; where its place is that of
     * its end nothing, as if the message had never been begun. Does nothing after the end, nor where nothing is cut.
     *
     * @param reason null if there is none to tell
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
        declared = null;
        return open;
    }
}
