package org.sluicempi.runtime.nativempi.message;

import java.util.function.BooleanSupplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;

/**
 * What the receives of a communicator have asked for, and the probes that have found something, each with its number. A message may
 * only come back from a receive if nothing like it has been asked for since: that may have got a later one.
 */
final class Asked {
    private static final int SLOTS = 256;

    /** The last number of each source and tag; some fall together, which tells of more than there is. */
    private final long[] last = new long[SLOTS];

    private final BooleanSupplier threaded;
    private long number;

    /** @param threaded whether several threads call */
    Asked(BooleanSupplier threaded) {
        this.threaded = threaded;
    }

    /** Both arguments may be wildcards. The number of who asks, larger than all before. */
    long add(int source, int tag) {
        if (threaded.getAsBoolean()) {
            synchronized (this) {
                return next(source, tag);
            }
        }
        return next(source, tag);
    }

    private long next(int source, int tag) {
        number++;
        last[slot(source, tag)] = number;
        return number;
    }

    /** Whether somebody behind this one may have asked for such a message. */
    synchronized boolean since(long before, Status message) {
        return since(before, message.source(), message.tag())
                || since(before, message.source(), Communicator.ANY_TAG)
                || since(before, Communicator.ANY_SOURCE, message.tag())
                || since(before, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
    }

    private boolean since(long before, int source, int tag) {
        return last[slot(source, tag)] > before;
    }

    private static int slot(int source, int tag) {
        return Math.floorMod(31 * source + tag, SLOTS);
    }
}
