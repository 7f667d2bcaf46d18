package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * Sends a message in pieces out of what is declared final. The engine's stream is opened with the first piece: a message
 * for which none has left before its end goes as the plain blocking send that stood in the program.
 */
final class PieceSender {
    private final Communicator comm;
    private final Rank clock;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private final Extent extent;
    private final int elementBytes;
    private final FinalRanges ranges;
    private final PiecePolicy policy;
    private final StripPolicy strips = new StripPolicy();
    private final MisuseCheck check;
    private boolean announceNow = true;
    private DeltaStream stream;

    /** @param check null unless misuse is looked for */
    PieceSender(Communicator comm, UserBuffer data, int dest, int tag, PiecePolicy policy, MisuseCheck check) {
        this.comm = comm;
        this.clock = comm.owner();
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        this.policy = policy;
        this.check = check;
        extent = Extent.of(data);
        elementBytes = data.type().size();
        ranges = new FinalRanges(extent.start(), extent.end());
        arm();
    }

    /** Only before the first declaration. */
    void announceAtEnd() {
        announceNow = false;
    }

    int strip(int from, int to, int elementsPerIteration) {
        if (from >= to) {
            return to;
        }
        long now = clock.nanoTime();
        policy.computing(bytes(ranges.count()), now);
        if (stream != null && stream.idle() && ranges.runLength() > 0) {
            sendIfReady(now);
            arm();
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
        if (!ranges.extend(from, to)) {
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
        if (!ranges.extendTo(to)) {
            int last = extent.clip(to);
            if (extent.start() < last) {
                if (check != null) {
                    check.declareBelow(last, "deltaSendData(" + to + ")");
                }
                add(extent.start(), last);
            }
        }
    }

    /** Sends the rest of a message of {@code count} elements and blocks as a blocking send may. */
    void end(int count) {
        if (check != null) {
            orAbandon(check::verify);
        }
        if (stream == null) {
            comm.send(SendMode.STANDARD, data.slice(0, count), dest, tag);
            return;
        }
        int end = extent.placeOf(count);
        if (ranges.nextSent(end, extent.end()) < extent.end()) {
            orAbandon(() -> {
                throw new IllegalStateException("deltaSendEnd(" + count + "): elements beyond were declared final");
            });
        }
        for (int place = ranges.nextUnsent(extent.start(), end); place < end; ) {
            int until = ranges.nextSent(place, end);
            pieces(extent.elementAt(place), extent.elementAt(until));
            place = ranges.nextUnsent(until, end);
        }
        stream.end(count);
    }

    void abandon(String reason) {
        if (stream != null) {
            stream.abandon(reason);
        }
    }

    private void orAbandon(Runnable test) {
        try {
            test.run();
        } catch (IllegalStateException misuse) {
            abandon(misuse.getMessage());
            throw misuse;
        }
    }

    private void add(int from, int to) {
        ranges.add(from, to);
        if (bytes(ranges.runLength()) >= policy.ask()) {
            sendIfReady(clock.nanoTime());
        }
        if (!policy.started()) {
            policy.computing(bytes(ranges.count()), clock.nanoTime());
        }
        arm();
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
            stream = comm.openDelta(data, dest, tag, announceNow);
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
        int count = pieces(from, to);
        ranges.sent(extent.placeOf(from), extent.placeOf(to));
        policy.sent((long) (to - from) * elementBytes, count, clock.nanoTime() - now, !stream.idle());
        return true;
    }

    private int pieces(int from, int to) {
        int most = pieceElements();
        int count = 0;
        for (int at = from; at < to; count++) {
            int until = to - at <= most ? to : at + most;
            stream.piece(at, until);
            at = until;
        }
        return count;
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
