package org.sluicempi.runtime.embedded;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.UserBuffer;

/**
 * What sender and receiver of one message in pieces share. Guarded by the lock of the receiver's mailbox, except for what
 * is volatile. Pieces, the end and the match may come in any order.
 */
final class DeltaFlow {
    /** A piece that waits for the match, {@code at} bytes from the start of the message. */
    record Piece(SlotPool.Slot slot, long at) {}

    private final ArrayDeque<Piece> waiting = new ArrayDeque<>();
    private final int elementSize;
    private ReceiveRequest bound;
    private Message head;
    private boolean assembleAtEnd;
    private long piecesPlaced;
    private long piecesSent = -1;
    private volatile long totalBytes = -1;
    private String abandoned;
    private volatile long matchedAt = Condition.NEVER;

    DeltaFlow(int elementSize) {
        this.elementSize = elementSize;
    }

    /** -1 as long as the sender has not said it; 0 for a message that was given up. */
    long totalBytes() {
        return totalBytes;
    }

    /** When the sender learns that the message has been matched. */
    long matchedAt() {
        return matchedAt;
    }

    /** The receive that direct copies may go to, null if pieces must be handed to {@link #arrive}. */
    ReceiveRequest direct() {
        return bound == null || assembleAtEnd || bound.complete() ? null : bound;
    }

    void bind(ReceiveRequest receive, Message message, long senderKnowsAt) {
        bound = receive;
        head = message;
        matchedAt = senderKnowsAt;
        assembleAtEnd = elementSize % receive.into.type().base().size() != 0;
        if (receive.typeFits(message) && !assembleAtEnd) {
            while (!waiting.isEmpty()) {
                place(waiting.poll());
            }
        }
        completeIfAllHere();
    }

    void arrive(Piece piece) {
        if (direct() != null) {
            place(piece);
        } else if (bound != null && bound.complete()) {
            piece.slot.free();
        } else {
            waiting.add(piece);
        }
        completeIfAllHere();
    }

    /** One piece was copied directly. */
    void placed() {
        piecesPlaced++;
        completeIfAllHere();
    }

    void end(long bytes, long pieces) {
        totalBytes = bytes;
        piecesSent = pieces;
        completeIfAllHere();
    }

    void abandon(String reason) {
        if (piecesSent < 0 && abandoned == null) {
            abandoned = reason;
            totalBytes = 0;
            completeIfAllHere();
        }
    }

    private void place(Piece piece) {
        UserBuffer data = piece.slot.buffer();
        bound.place(data, piece.at, data.bytes());
        piece.slot.free();
        piecesPlaced++;
    }

    private void completeIfAllHere() {
        if (bound == null || bound.complete()) {
            return;
        }
        if (abandoned != null) {
            bound.fail(ErrorClass.PROC_FAILED, abandoned);
        } else if (piecesPlaced + waiting.size() == piecesSent && bound.typeFits(head) && bound.lengthFits(head)) {
            assemble();
            bound.complete(head.status());
        }
    }

    /** For receivers whose elements are wider than the sender's: a piece may end inside one of them. */
    private void assemble() {
        if (waiting.isEmpty()) {
            return;
        }
        ByteBuffer whole = ByteBuffer.allocate(Math.toIntExact(totalBytes)).order(ByteOrder.nativeOrder());
        UserBuffer message = new UserBuffer(whole, 0, whole.capacity(), BasicType.BYTE);
        for (Piece piece : waiting) {
            piece.slot.buffer().copyTo(message, piece.at, piece.slot.buffer().bytes());
            piece.slot.free();
        }
        waiting.clear();
        message.copyTo(bound.into, totalBytes);
    }
}
