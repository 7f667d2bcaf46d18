package org.sluicempi.runtime.embedded.match;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.wait.Condition;

/**
 * What sender and receiver of one message in pieces share. Guarded by the lock of the receiver's mailbox, except for what
 * is volatile. Pieces, the end and the match may come in any order. What is here is kept as ranges of bytes, so that a
 * piece that comes twice counts once.
 */
public final class DeltaFlow {
    /** A piece that waits for the match, {@code at} bytes from the start of the message. */
    public record Piece(SlotPool.Slot slot, long at) {}

    /** Not a deque, which loses all that it has when there is no memory for one more. */
    private final List<Piece> waiting = new ArrayList<>();

    private final RangeSet here = new RangeSet();
    private final int elementSize;
    private final long mostBytes;
    private PostedReceive bound;
    private Message head;
    /** Pieces wait for the end: one may end inside an element of the receiver's, or the message may be too long for it. */
    private boolean assembleAtEnd;

    private volatile long totalBytes = -1;
    private volatile String abandoned;
    private volatile long matchedAt = Condition.NEVER;

    /** @param mostBytes of the longest message that it can be */
    public DeltaFlow(int elementSize, long mostBytes) {
        this.elementSize = elementSize;
        this.mostBytes = mostBytes;
    }

    /** -1 as long as the sender has not said it; 0 for a message that was given up. */
    long totalBytes() {
        return totalBytes;
    }

    /** What a receive of the message fails with, if it was given up. */
    Optional<MpiError> failure() {
        return Optional.ofNullable(abandoned).map(reason -> new MpiError(ErrorClass.PROC_FAILED, reason));
    }

    /** When the sender learns that the message has been matched. */
    public long matchedAt() {
        return matchedAt;
    }

    /** The receive that direct copies may go to, null if pieces must be handed to {@link #arrive}. */
    PostedReceive direct() {
        return bound == null || assembleAtEnd || !bound.sameType(head) || bound.complete() ? null : bound;
    }

    void bind(PostedReceive receive, Message message, long senderKnowsAt) {
        bound = receive;
        head = message;
        matchedAt = senderKnowsAt;
        assembleAtEnd = elementSize % receive.into.type().base().size() != 0 || mostBytes > receive.into.bytes();
        if (direct() != null) {
            placeAll();
        }
        completeIfAllHere();
    }

    /** Whether the receive that {@link #direct} has given still has the message. */
    boolean isBoundTo(PostedReceive receive) {
        return bound == receive;
    }

    /**
     * The receive lets go of a message that is open. What has been put into its buffer is kept for another one; no piece may be
     * on its way there. The sender hears of the next match only.
     *
     * @return false if there is no memory for that: then nothing has changed
     */
    boolean unbind(SlotPool slots) {
        if (!keepPlaced(slots)) {
            return false;
        }
        bound = null;
        head = null;
        assembleAtEnd = false;
        matchedAt = Condition.NEVER;
        return true;
    }

    private boolean keepPlaced(SlotPool slots) {
        int before = waiting.size();
        try {
            for (long from = bound.arrived.startFrom(0); from >= 0; from = bound.arrived.startFrom(from)) {
                for (long end = bound.arrived.endOfRun(from); from < end; ) {
                    long to = Math.min(end, from + SlotPool.LARGEST);
                    waiting.add(null);
                    waiting.set(waiting.size() - 1, new Piece(slots.copyOf(bound.into, from, to), from));
                    from = to;
                }
            }
            return true;
        } catch (MpiError | OutOfMemoryError e) {
            for (int last = waiting.size() - 1; last >= before; last--) {
                Piece kept = waiting.remove(last);
                if (kept != null) {
                    kept.slot.free();
                }
            }
            return false;
        }
    }

    public void arrive(Piece piece) {
        if (bound != null && bound.complete()) {
            piece.slot.free();
            return;
        }
        long bytes = piece.slot.buffer().bytes();
        if (direct() != null) {
            place(piece);
        } else {
            waiting.add(piece);
        }
        came(piece.at, bytes);
    }

    /** One piece was copied directly. */
    void placed(long at, long bytes) {
        came(at, bytes);
    }

    private void came(long at, long bytes) {
        here.add(at, at + bytes);
        completeIfAllHere();
    }

    /**
     * The message has come to its end; only the first call counts.
     *
     * @param bytes of the whole message
     * @param givenUp the reason, if the sender has given it up; otherwise null
     */
    void ends(long bytes, String givenUp) {
        if (totalBytes < 0) {
            abandoned = givenUp;
            totalBytes = givenUp == null ? bytes : 0;
            completeIfAllHere();
        }
    }

    private void placeAll() {
        for (int k = 0; k < waiting.size(); k++) {
            place(waiting.get(k));
        }
        waiting.clear();
    }

    private void place(Piece piece) {
        UserBuffer data = piece.slot.buffer();
        bound.place(data, piece.at, data.bytes());
        piece.slot.free();
    }

    /**
     * Ends the receive if it can be ended: that it does not fit is told of a message that its sender has come to the end of, for
     * of one that fails before that the original sends nothing. Whoever brought the last part has nothing to do with a failure here: it is the
     * receiver's.
     */
    private void completeIfAllHere() {
        if (bound == null) {
            return;
        }
        try {
            if (!bound.complete()) {
                endIfAllHere();
            }
        } catch (OutOfMemoryError e) {
            bound.noRoom(e, totalBytes);
        } catch (RuntimeException e) {
            bound.fail(bound.unusable(e));
        }
        if (bound.complete()) {
            release();
        }
    }

    private void endIfAllHere() {
        if (abandoned != null) {
            bound.fail(failure().orElseThrow());
        } else if (totalBytes >= 0 && here.contains(0, totalBytes) && bound.typeFits(head) && bound.lengthFits(head)) {
            assemble();
        }
    }

    /** What has come for a receive that has ended is of no use. */
    private void release() {
        for (int k = 0; k < waiting.size(); k++) {
            waiting.get(k).slot.free();
        }
        waiting.clear();
    }

    /** Puts in place what had to wait for the end. */
    private void assemble() {
        if (elementSize % bound.into.type().base().size() == 0) {
            placeAll();
        } else if (!waiting.isEmpty()) {
            join();
        }
        if (!bound.complete()) {
            bound.complete(head.status());
        }
    }

    /** For receivers whose elements are wider than the sender's. */
    private void join() {
        ByteBuffer whole = ByteBuffer.allocate(Math.toIntExact(totalBytes)).order(ByteOrder.nativeOrder());
        UserBuffer message = new UserBuffer(whole, 0, whole.capacity(), BasicType.BYTE);
        for (Piece piece : waiting) {
            piece.slot.buffer().copyTo(message, piece.at, piece.slot.buffer().bytes());
        }
        message.copyTo(bound.into, totalBytes);
    }
}
