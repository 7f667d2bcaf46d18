package org.sluicempi.runtime.engine;

import java.util.ArrayDeque;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The account of one rank's buffer for buffered sends (MPI 4.1, section 3.6): a number of bytes that the program gives; where
 * the copies lie is the engine's affair. A message takes as much as its data have, from its send until it has left.
 *
 * @param <R> what stands for a message on its way
 */
public final class AttachedBuffer<R> {
    private record Copy<R>(R message, long bytes) {}

    private final Predicate<R> gone;
    private final Consumer<R> end;
    private final ArrayDeque<Copy<R>> leaving = new ArrayDeque<>();
    /** Negative if nothing is attached. */
    private int size = -1;

    private long used;

    /**
     * @param gone whether a message has left; does not block
     * @param end blocks until a message has left
     */
    public AttachedBuffer(Predicate<R> gone, Consumer<R> end) {
        this.gone = gone;
        this.end = end;
    }

    /** @throws MpiError BUFFER if one is attached, ARG for a negative size */
    public synchronized void attach(int bytes) {
        if (bytes < 0) {
            throw new MpiError(ErrorClass.ARG, "the size of an attached buffer is negative: " + bytes);
        }
        if (size >= 0) {
            throw new MpiError(ErrorClass.BUFFER, "a buffer of " + size + " bytes is attached already");
        }
        size = bytes;
    }

    /** Waits until all messages have left; the size of what was attached, 0 if nothing was. */
    public int detach() {
        drain();
        synchronized (this) {
            int detached = Math.max(0, size);
            size = -1;
            return detached;
        }
    }

    /** Waits until all messages have left. */
    public void drain() {
        for (Copy<R> first = first(); first != null; first = first()) {
            end.accept(first.message);
        }
    }

    private synchronized Copy<R> first() {
        Copy<R> first = leaving.poll();
        used -= first == null ? 0 : first.bytes;
        return first;
    }

    /**
     * Sends a message if there is room for it. Programs of the field send a few bytes in this mode with nothing attached,
     * because Open MPI lets them: a message that leaves at once needs no room then.
     *
     * @param leavesAtOnce whether the message is short enough to leave whether it is received or not
     * @param start copies the message and starts its send; null if it has left by then
     * @throws MpiError BUFFER if there is no room
     */
    public void send(long bytes, boolean leavesAtOnce, Supplier<? extends R> start) {
        long room = reserve(bytes, leavesAtOnce);
        R begun = null;
        try {
            begun = start.get();
        } finally {
            settle(begun, room);
        }
    }

    private synchronized long reserve(long bytes, boolean leavesAtOnce) {
        forgetGone();
        if (leavesAtOnce && size < 0) {
            return 0;
        }
        int attached = Math.max(0, size);
        if (bytes > attached - used) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "a buffered send of " + bytes + " bytes does not fit: " + (attached - used) + " of " + attached
                            + " attached bytes are free");
        }
        used += bytes;
        return bytes;
    }

    private void forgetGone() {
        for (int k = leaving.size(); k > 0; k--) {
            Copy<R> first = first();
            if (!gone.test(first.message)) {
                used += first.bytes;
                leaving.add(first);
            }
        }
    }

    private synchronized void settle(R begun, long room) {
        if (begun == null) {
            used -= room;
        } else {
            leaving.add(new Copy<>(begun, room));
        }
    }
}
