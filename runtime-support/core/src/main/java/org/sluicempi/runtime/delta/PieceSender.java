package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;

/**
 * Sends a message in pieces out of what is declared final.
 *
 * <p>What fails while the program computes (no memory, a peer that is gone) never throws there: cutting stops, and the end
 * tries again with all that has not left.
 */
final class PieceSender {
    private final OpenMessage message;
    private final Rank clock;
    private final Extent extent;
    private final int elementBytes;
    private final FinalRanges ranges;
    private final PiecePolicy policy;
    private final StripPolicy strips = new StripPolicy();
    private final MisuseCheck check;
    /** Null until a piece is to leave. */
    private DeltaStream stream;

    /** No more pieces leave before the end. */
    private boolean stopped;

    /** @param check null unless misuse is looked for */
    PieceSender(OpenMessage message, PiecePolicy policy, MisuseCheck check) {
        UserBuffer data = message.data();
        this.message = message;
        this.clock = message.comm().owner();
        this.policy = policy;
        this.check = check;
        extent = Extent.of(data);
        elementBytes = data.type().size();
        ranges = new FinalRanges(extent.start(), extent.end());
        arm();
    }

    int strip(int from, int to, int elementsPerIteration) {
        if (from >= to || stopped) {
            return to;
        }
        long now = clock.nanoTime();
        policy.computing(bytes(ranges.count()), now);
        try {
            if (stream != null && stream.idle() && ranges.runLength() > 0) {
                sendIfReady(now);
                arm();
            }
        } catch (MpiError | OutOfMemoryError e) {
            stopped = true;
        }
        long length = strips.length(from, now, 0);
        long iterationBytes = (long) Math.max(1, elementsPerIteration) * elementBytes;
        long untilPiece = (policy.ask() - bytes(ranges.runLength()) + iterationBytes - 1) / iterationBytes;
        if (untilPiece < length + length / 2) {
            length = Math.max(1, untilPiece);
        }
        return strips.chosen(from, StripPolicy.end(from, to, length), now);
    }

    void declare(int from, int to) {
        if (!ranges.extend(from, to) && !stopped) {
            int first = extent.clip(from);
            int last = extent.clip(to);
            if (first < last) {
                if (check != null) {
                    check.declare(first, last, "deltaSendData(" + from + ", " + to + ")");
                }
                add(first, last);
            }
        }
    }

    void declareBelow(int to) {
        if (!ranges.extendTo(to) && !stopped) {
            int last = extent.clip(to);
            if (extent.start() < last) {
                if (check != null) {
                    check.declareBelow(last, "deltaSendData(" + to + ")");
                }
                add(extent.start(), last);
            }
        }
    }

    /** @throws IllegalStateException if a place was written after it had been declared final */
    void verify() {
        if (check != null) {
            check.verify();
        }
    }

    /** Whether an element at or after {@code count} has been declared final, sent or not. */
    boolean declaredBeyond(int count) {
        return ranges.last() > extent.placeOf(count);
    }

    /** Sends the rest of a message of {@code count} elements that has been opened, and blocks as a blocking send may. */
    void end(DeltaStream opened, int count) {
        stream = opened;
        policy.opened(stream.pieceLimit());
        int end = extent.placeOf(count);
        for (int place = ranges.nextUnsent(extent.start(), end); place < end; ) {
            int until = ranges.nextSent(place, end);
            int last = extent.elementAt(until);
            for (int at = extent.elementAt(place); at < last; ) {
                at = piece(at, last);
            }
            place = ranges.nextUnsent(until, end);
        }
        stream.end(count);
    }

    private void add(int from, int to) {
        try {
            ranges.add(from, to);
            if (bytes(ranges.runLength()) >= policy.ask()) {
                sendIfReady(clock.nanoTime());
            }
            if (!policy.started()) {
                policy.computing(bytes(ranges.count()), clock.nanoTime());
            }
            arm();
        } catch (MpiError | OutOfMemoryError e) {
            stopped = true;
        }
    }

    private void sendIfReady(long now) {
        boolean more = true;
        for (long at = now; more; at = clock.nanoTime()) {
            more = policy.ready(bytes(ranges.runLength()), bytes(ranges.count()), at)
                    && mayLeave()
                    && sendRun(at)
                    && ranges.switchTo(places(policy.ask()));
        }
    }

    private boolean mayLeave() {
        if (stream == null) {
            stream = message.stream();
            policy.opened(stream.pieceLimit());
            return true;
        }
        return policy.fixedSize() || stream.idle() || policy.full(bytes(ranges.runLength()));
    }

    /** Sends the whole elements of the run, of a fixed size the whole pieces; false if it has none. */
    private boolean sendRun(long now) {
        int from = extent.elementFrom(ranges.runFrom());
        int to = extent.elementAt(ranges.runTo());
        if (policy.fixedSize()) {
            int whole = (to - from) / pieceElements() * pieceElements();
            from = ranges.downward() ? to - whole : from;
            to = from + whole;
        }
        if (from >= to) {
            return false;
        }
        int count = sendAll(from, to);
        policy.sent((long) (to - from) * elementBytes, count, clock.nanoTime() - now, !stream.idle());
        return true;
    }

    /** Sends elements of the run and takes note of each piece that has left, whatever becomes of the next one. */
    private int sendAll(int from, int to) {
        ranges.reserve();
        int at = from;
        int count = 0;
        try {
            for (; at < to; count++) {
                at = piece(at, to);
            }
            return count;
        } finally {
            if (at > from) {
                ranges.sent(extent.placeOf(from), extent.placeOf(at));
            }
        }
    }

    /** Sends one piece from {@code at} on, of elements before {@code to}; returns its end. */
    private int piece(int at, int to) {
        int most = pieceElements();
        int until = to - at <= most ? to : at + most;
        stream.piece(at, until);
        return until;
    }

    private int pieceElements() {
        int whole = policy.limit() / elementBytes;
        boolean roundUp = policy.fixedSize() && whole * elementBytes < policy.limit();
        return Math.max(1, roundUp ? whole + 1 : whole);
    }

    private void arm() {
        if (check == null) {
            ranges.arm(places(policy.ask()));
        }
    }

    private long bytes(int places) {
        return (long) places * elementBytes / extent.step();
    }

    private long places(long bytes) {
        return (bytes * extent.step() + elementBytes - 1) / elementBytes;
    }
}
