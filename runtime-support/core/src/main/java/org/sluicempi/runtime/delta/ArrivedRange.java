package org.sluicempi.runtime.delta;

import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/**
 * Which part of a posted receive has arrived, as far as anyone has asked. The last range known to have arrived is kept,
 * so that most waits are two compares.
 */
final class ArrivedRange {
    private Request request;
    private final Rank clock;
    private final Extent extent;
    /** Whether places are no elements, as with a datatype that has gaps: then a wait for any part is a wait for all. */
    private final boolean opaque;

    private final StripPolicy strips = new StripPolicy();

    /**
     * Everything in {@code [arrivedFrom, arrivedTo)} is in the buffer; all places once the message is complete. Out of reach
     * until something has arrived, so that the first wait looks, whatever it waits for.
     */
    private int arrivedFrom = Integer.MAX_VALUE;

    private int arrivedTo;

    /** End of the last range waited for: the strip that follows is taken to read on from there. */
    private int waitedTo;

    private long waitNanos;

    /**
     * Whether the thread was interrupted when the receive began. One that is later, while the author's call would still have
     * waited, ends the next wait: the beginning of that would come too late to notice.
     */
    private final boolean interrupted = Thread.currentThread().isInterrupted();

    /** The receive has been taken back by an interrupt: what every wait throws from then on. */
    private MpiError takenBack;

    ArrivedRange(UserBuffer into, Rank clock) {
        this.clock = clock;
        extent = Extent.of(into);
        opaque = !Extent.whole(into);
        arrivedTo = extent.start();
        waitedTo = extent.start();
    }

    /** The receive; once, before anything else. */
    void of(Request posted) {
        request = posted;
    }

    void await(int from, int to) {
        if (from < arrivedFrom || to > arrivedTo) {
            int first = extent.clip(from);
            int last = extent.clip(to);
            if (first < last) {
                awaitClipped(first, last);
            } else if (arrivedFrom == Integer.MAX_VALUE) {
                awaitFirst();
            }
        }
        waitedTo = to;
    }

    /** The receive itself may fail, and has done so in the original before the loop does anything. */
    private void awaitFirst() {
        int first = extent.start();
        if (extent.elements() > 0) {
            awaitClipped(first, first + 1);
        } else {
            awaitAll();
        }
    }

    Status awaitAll() {
        Status status = unlessTakenBack(request::await);
        complete();
        return status;
    }

    /**
     * Waits. An interrupt ends the wait as it ends that of the blocking receive: what has not been matched is taken back,
     * what has been is waited for all the same.
     */
    private Status unlessTakenBack(Supplier<Status> wait) {
        if (takenBack != null) {
            throw new MpiError(takenBack.errorClass(), takenBack.getMessage(), takenBack);
        }
        try {
            heedInterrupt();
            return wait.get();
        } catch (MpiError e) {
            if (e.errorClass() != ErrorClass.PENDING) {
                throw e;
            } else if (request.takeBack()) {
                takenBack = new MpiError(ErrorClass.OTHER, e.getMessage() + " (taken back)", e);
                throw takenBack;
            }
            return wait.get();
        }
    }

    private void heedInterrupt() {
        if (!interrupted && Thread.currentThread().isInterrupted()) {
            try {
                request.heedInterrupt();
            } catch (MpiError e) {
                takenBack = e;
                throw e;
            }
        }
    }

    int strip(int from, int to, int elementsPerIteration) {
        if (from >= to || isComplete() || takenBack != null) {
            return to;
        }
        long now = clock.nanoTime();
        int length = strips.length(from, now, waitNanos);
        waitNanos = 0;
        long arrived = arrivedAfter(extent.clip(waitedTo)) / Math.max(1, elementsPerIteration);
        // A short rest of what has arrived is worth a strip of its own: the next one then ends where a piece ends.
        boolean use = arrived >= Math.max(1, length / 4);
        int end = StripPolicy.end(from, to, use ? arrived : length);
        return strips.chosen(from, end, now);
    }

    /**
     * Elements that have arrived from {@code place} on, without waiting. None of a receive that has failed: the wait says so,
     * because one loop may ask several receives for its strip, and each of them fails at its own wait.
     */
    private long arrivedAfter(int place) {
        if (opaque) {
            return 0;
        }
        try {
            look(place, extent.elementAt(place));
        } catch (MpiError byTheWait) {
            return 0;
        }
        return isComplete() ? Integer.MAX_VALUE : Math.max(0, arrivedTo - place) / Math.max(1, extent.step());
    }

    private void awaitClipped(int from, int to) {
        int first = opaque ? 0 : extent.elementAt(from);
        int last = opaque ? extent.elements() : extent.elementFrom(to);
        if (opaque || look(from, first) < last) {
            long before = clock.nanoTime();
            unlessTakenBack(() -> {
                request.awaitElements(first, last);
                return Status.EMPTY;
            });
            waitNanos += clock.nanoTime() - before;
            look(from, first);
        }
    }

    /** Asks how far the message has arrived from an element on and keeps the answer. */
    private int look(int place, int element) {
        int arrived = request.arrivedUpTo(element);
        if (arrived == Integer.MAX_VALUE) {
            complete();
        } else if (arrived > element) {
            boolean follows = arrivedFrom <= place && place <= arrivedTo;
            arrivedFrom = follows ? arrivedFrom : extent.placeOf(element);
            arrivedTo = extent.placeOf(arrived);
        }
        return arrived;
    }

    private boolean isComplete() {
        return arrivedTo == Integer.MAX_VALUE;
    }

    private void complete() {
        arrivedFrom = Integer.MIN_VALUE;
        arrivedTo = Integer.MAX_VALUE;
    }
}
