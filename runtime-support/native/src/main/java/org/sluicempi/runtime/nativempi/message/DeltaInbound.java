package org.sluicempi.runtime.nativempi.message;

import java.nio.charset.StandardCharsets;
import java.util.Deque;
import java.util.LinkedList;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.staging.ArrivedRanges;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.Staging;

/**
 * The receiving side of a message in pieces. Pieces are fetched from the library when somebody looks; those that come
 * before the message has a buffer wait in slots. Used by one thread at a time.
 */
final class DeltaInbound {
    /** In place of a piece's place: the message has ended, its length follows. */
    static final long END = -1;

    /**
     * In place of a piece's place: the sender has given the message up; the number of bytes that it has sent in order and
     * the reason follow.
     */
    static final long ABANDONED = -2;

    /** {@code at}: first byte of the piece in the message; {@code from}: first byte of its data in the slot. */
    record Piece(Slots.Slot slot, int from, long at, long bytes) {}

    private final Slots slots;
    private final int source;
    private final int tag;
    private final PieceSource pieces;
    private final int channel;
    private final boolean inOrder;
    /** Bytes of the longest message that it can be. */
    private final long most;
    /** What has been fetched, and what of it is in the buffer. */
    private final ArrivedRanges fetched = new ArrivedRanges();

    private ArrivedRanges arrived = new ArrivedRanges();
    private final Deque<Piece> waiting = new LinkedList<>();
    private UserBuffer into;
    private CommContext comm;
    private Pattern receive;
    /** The message may be too long for its buffer: nothing is handed out before its length is known. */
    private boolean withheld;

    private long nextInOrder;
    private long total = -1;
    private String abandoned;
    /** A part had come and there was no memory to keep it: the message is lost. */
    private OutOfMemoryError lost;
    /** Bytes that were sent in order before the message was given up. */
    private long inOrderSent;

    DeltaInbound(Slots slots, PieceSource pieces, int source, int tag, int channel, boolean inOrder, long most) {
        this.slots = slots;
        this.pieces = pieces;
        this.source = source;
        this.tag = tag;
        this.channel = channel;
        this.inOrder = inOrder;
        this.most = most;
    }

    /** The message in pieces that what has come is the head of; null if it is a plain message. */
    static DeltaInbound ifHead(ProcessContext owner, Status status, long address) {
        if (status.bytes() != DeltaHub.HEAD_BYTES) {
            return null;
        }
        DeltaHub hub = owner.hub();
        if (hub == null || !hub.isHead(address)) {
            return null;
        }
        DeltaHub.Head said = DeltaHub.head(address);
        PieceSource pieces = new LibraryPieces(hub, said.sender());
        return new DeltaInbound(
                owner.slots(), pieces, status.source(), status.tag(), said.channel(), said.inOrder(), said.most());
    }

    /** A plain message that has been received to see what it is; takes over the slot. */
    static DeltaInbound plain(Slots slots, Slots.Slot slot, Status message) {
        long bytes = message.bytes();
        DeltaInbound whole = new DeltaInbound(slots, null, message.source(), message.tag(), 0, false, bytes);
        whole.waiting.add(new Piece(slot, 0, 0, bytes));
        whole.fetched.add(0, bytes);
        whole.total = bytes;
        return whole;
    }

    /** As a probe of the head tells it. */
    Status envelope() {
        return new Status(source, tag, DeltaHub.HEAD_BYTES, false);
    }

    /**
     * Envelope and full length. Only when {@link #ended}.
     *
     * @throws MpiError {@link ErrorClass#PROC_FAILED} if the sender gave it up
     */
    Status status() {
        if (lost != null) {
            throw new MpiError(ErrorClass.NO_MEM, "no memory to receive a message in parts", lost);
        } else if (abandoned != null) {
            throw new MpiError(ErrorClass.PROC_FAILED, abandoned);
        }
        return new Status(source, tag, total, false);
    }

    /** Whether the length is known. */
    boolean ended() {
        return total >= 0 || lost != null;
    }

    /** Gives the message its buffer, that of a receive of this pattern; once. */
    void bind(UserBuffer buffer, CommContext on, Pattern pattern) {
        into = buffer;
        comm = on;
        receive = pattern;
        withheld = most > buffer.bytes();
        handOut();
    }

    /**
     * Takes the buffer from a message that is open; what is in it is kept for the next one.
     *
     * @return false if there is no memory for that: then nothing has changed
     */
    boolean unbind() {
        if (into != null && !PlacedParts.copy(arrived, into, slots, waiting)) {
            return false;
        }
        into = null;
        comm = null;
        receive = null;
        withheld = false;
        arrived = new ArrivedRanges();
        return true;
    }

    /** Puts in place what has waited for a buffer, or for the length of the message. */
    private void handOut() {
        if (into != null && total >= 0 && total <= into.bytes()) {
            withheld = false;
        }
        for (int k = waiting.size(); k > 0 && into != null && !withheld; k--) {
            place(waiting.poll());
        }
    }

    /** Fetches what has come. True if everything has: then {@link #result} says how it ended. */
    boolean progress() {
        try {
            while (!complete() && (fetchPlaced() || inOrder && fetchInOrder())) {
                // there may be more
            }
        } catch (OutOfMemoryError e) {
            lost = e;
        }
        return complete();
    }

    private boolean complete() {
        if (lost != null) {
            return true;
        }
        return abandoned != null ? nextInOrder >= inOrderSent : total >= 0 && fetched.contains(0, total);
    }

    /** Fetches pieces until everything is there. */
    Status await() {
        for (int turn = 0; !progress(); turn++) {
            Idle.pause(turn);
        }
        return result();
    }

    /**
     * Of a complete message with a buffer.
     *
     * @throws MpiError {@link ErrorClass#PROC_FAILED} if the sender gave it up, {@link ErrorClass#TRUNCATE} if it was too
     *     long
     */
    Status result() {
        try {
            Status status = status();
            Truncation.check(status, into, comm, receive.source(), receive.tag());
            assemble();
            return status;
        } finally {
            waiting.forEach(piece -> piece.slot.free());
            waiting.clear();
        }
    }

    /** Whether bytes {@code [from, to)} are in the buffer. */
    boolean has(long from, long to) {
        return arrived.contains(from, to);
    }

    /** End of the run of bytes from {@code from} on that are in the buffer. */
    long endOfRun(long from) {
        return arrived.endOfRun(from);
    }

    private boolean fetchPlaced() {
        long bytes = pieces.next(DeltaHub.placedTag(channel));
        if (bytes < 0) {
            return false;
        }
        Slots.Slot slot = slots.take(bytes);
        pieces.receive(slot.address(), bytes, DeltaHub.placedTag(channel));
        fetched(slot, bytes);
        return true;
    }

    /** What has come by a message that says its place, or is no data. */
    private void fetched(Slots.Slot slot, long bytes) {
        long at = Memory.getLong(slot.address());
        long rest = bytes - Long.BYTES;
        if (at >= 0) {
            add(new Piece(slot, Long.BYTES, at, rest));
            return;
        }
        if (at == END) {
            total = Memory.getLong(slot.address() + Long.BYTES);
            handOut();
        } else {
            byte[] text = new byte[(int) rest - Long.BYTES];
            Memory.copyIn(slot.address() + 2 * Long.BYTES, text, 0, text.length);
            abandoned = new String(text, StandardCharsets.UTF_8);
            inOrderSent = Memory.getLong(slot.address() + Long.BYTES);
            total = 0;
        }
        slot.free();
    }

    private boolean fetchInOrder() {
        long bytes = pieces.next(DeltaHub.inOrderTag(channel));
        if (bytes < 0) {
            return false;
        }
        fetchInOrder(bytes);
        return true;
    }

    private void fetchInOrder(long bytes) {
        long at = nextInOrder;
        long end = at + bytes;
        if (into != null
                && !withheld
                && Staging.direct(into.storage())
                && Staging.contiguous(into.type())
                && end <= into.bytes()) {
            pieces.receive(Staging.address(into) + at, bytes, DeltaHub.inOrderTag(channel));
            fetched.add(at, end);
            arrived.add(at, end);
        } else {
            Slots.Slot slot = slots.take(bytes);
            pieces.receive(slot.address(), bytes, DeltaHub.inOrderTag(channel));
            add(new Piece(slot, 0, at, bytes));
        }
        nextInOrder = end;
    }

    private void add(Piece piece) {
        if (into == null || withheld) {
            waiting.add(piece);
        } else {
            place(piece);
        }
        fetched.add(piece.at, piece.at + piece.bytes);
    }

    /** Puts a piece where it belongs, as far as it is inside the receive; a part of an element waits for the rest. */
    private void place(Piece piece) {
        int width = into.type().base().size();
        if (piece.at % width != 0 || piece.bytes % width != 0) {
            waiting.add(piece);
            return;
        }
        long fits = Math.min(piece.bytes, into.bytes() - piece.at);
        if (fits > 0) {
            Staging.unpack(piece.slot.address() + piece.from, into, piece.at, fits);
            arrived.add(piece.at, piece.at + fits);
        }
        piece.slot.free();
    }

    /** For receivers whose elements are wider than the sender's: a piece may end inside one of them. */
    private void assemble() {
        if (waiting.isEmpty()) {
            return;
        }
        Slots.Slot whole = slots.take(total);
        // What has been placed is in the buffer already, and is fetched from there.
        UserBuffer bytes =
                new UserBuffer(Memory.view(whole.address(), Math.toIntExact(total)), 0, (int) total, BasicType.BYTE);
        int width = into.type().base().size();
        into.copyTo(bytes, total / width * width);
        for (Piece piece : waiting) {
            Memory.copy(piece.slot.address() + piece.from, whole.address() + piece.at, piece.bytes);
        }
        Staging.unpack(whole.address(), into, total);
        whole.free();
    }
}
