package org.sluicempi.runtime.nativempi.message;

import java.util.Deque;
import java.util.LinkedList;
import org.sluicempi.runtime.MpiError;

/**
 * The elements that a stream has been given. A range is taken whole or not at all: once a part of it has left, what cannot
 * leave now waits for the end, so that nobody gives the stream a second time what has left already.
 */
final class TakenRanges {
    /** What sends. */
    interface Parts {
        /** Whether no more is to leave before the end. */
        boolean enough();

        /** Sends elements from {@code from} on, up to {@code to} at most; returns the end of what has left. */
        int send(int from, int to);
    }

    /** Elements {@code [from, to)} that have not left. */
    private static final class Range {
        private final int to;
        private int from;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        boolean isEmpty() {
            return from == to;
        }
    }

    private final Parts parts;
    private final Deque<Range> later = new LinkedList<>();
    private long count;

    TakenRanges(Parts parts) {
        this.parts = parts;
    }

    /** Elements that have been taken, whether they have left or not. */
    long count() {
        return count;
    }

    /** Whether all that has been taken has left. */
    boolean haveLeft() {
        return later.isEmpty();
    }

    /**
     * Takes elements {@code [from, to)} and sends what may leave.
     *
     * @throws MpiError why the first part of them cannot leave: then none has been taken
     */
    void take(int from, int to) {
        Range range = new Range(from, to);
        // before a part leaves: the rest must have its place
        later.add(range);
        boolean refused = false;
        try {
            while (!range.isEmpty() && !parts.enough()) {
                range.from = parts.send(range.from, to);
            }
        } catch (MpiError | OutOfMemoryError e) {
            refused = range.from == from;
            if (refused) {
                throw e;
            }
        } finally {
            if (refused || range.isEmpty()) {
                later.removeLast();
            }
        }
        count += to - from;
    }

    /** Sends what has not left, each part after {@code room}. */
    void sendRest(Runnable room) {
        while (!later.isEmpty()) {
            Range range = later.peek();
            while (!range.isEmpty()) {
                room.run();
                range.from = parts.send(range.from, range.to);
            }
            later.remove();
        }
    }
}
