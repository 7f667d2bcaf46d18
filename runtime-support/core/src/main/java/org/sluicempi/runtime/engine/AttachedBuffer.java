package org.sluicempi.runtime.engine;

import java.util.LinkedList;
import java.util.List;
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
    /** Has its place before the message leaves: nothing may fail when it has. */
    private static final class Copy<R> {
        private final long bytes;
        /** Null as long as its send is being started. */
        private R message;

        Copy(long bytes) {
            this.bytes = bytes;
        }
    }

    private final Predicate<R> gone;
    private final Consumer<R> end;
    private final List<Copy<R>> leaving = new LinkedList<>();
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
            forget(first);
        }
    }

    private synchronized Copy<R> first() {
        for (Copy<R> copy : leaving) {
            if (copy.message != null) {
                return copy;
            }
        }
        return null;
    }

    private synchronized void forget(Copy<R> copy) {
        if (leaving.removeIf(each -> each == copy)) {
            used -= copy.bytes;
        }
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
        Copy<R> copy = reserve(bytes, leavesAtOnce);
        R begun = null;
        try {
            begun = start.get();
        } finally {
            settle(begun, copy);
        }
    }

    private synchronized Copy<R> reserve(long bytes, boolean leavesAtOnce) {
        forgetGone();
        if (leavesAtOnce && size < 0) {
            return place(0);
        }
        int attached = Math.max(0, size);
        if (bytes > attached - used) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "a buffered send of " + bytes + " bytes does not fit: " + (attached - used) + " of " + attached
                            + " attached bytes are free");
        }
        return place(bytes);
    }

    private Copy<R> place(long bytes) {
        Copy<R> copy = new Copy<>(bytes);
        leaving.add(copy);
        used += bytes;
        return copy;
    }

    private void forgetGone() {
        leaving.removeIf(copy -> {
            boolean left = copy.message != null && gone.test(copy.message);
            used -= left ? copy.bytes : 0;
            return left;
        });
    }

    private synchronized void settle(R begun, Copy<R> copy) {
        copy.message = begun;
        if (begun == null) {
            forget(copy);
        }
    }
}
