package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.MpiError;

/**
 * The receives that a thread has begun and that are not known to be whole, in the order of their calls. A program works on parts
 * of their messages, and may fail over them, although their senders may never come to the end of what the blocking receives
 * would still have waited for. So an exception that ends the thread is told behind them.
 */
public final class OpenReceives {
    private static final ThreadLocal<OpenReceives> OF_THREAD = ThreadLocal.withInitial(OpenReceives::new);

    private DeltaRecv first;
    private DeltaRecv last;

    private OpenReceives() {}

    /** Those of this thread. */
    static OpenReceives mine() {
        return OF_THREAD.get();
    }

    /** A receive has been begun; needs no memory. */
    synchronized void add(DeltaRecv receive) {
        receive.earlier = last;
        if (last == null) {
            first = receive;
        } else {
            last.later = receive;
        }
        last = receive;
    }

    /** A receive is whole. */
    synchronized void remove(DeltaRecv receive) {
        if (receive.earlier == null && first != receive) {
            // begun behind one that has failed
            return;
        }
        if (receive.earlier == null) {
            first = receive.later;
        } else {
            receive.earlier.later = receive.later;
        }
        if (receive.later == null) {
            last = receive.earlier;
        } else {
            receive.later.earlier = receive.earlier;
        }
        receive.earlier = null;
        receive.later = null;
    }

    /**
     * A receive has failed: that is told when those are whole that were begun before it. Those behind it are not waited for, as
     * the original has not made their calls.
     *
     * @throws MpiError of one that was begun before, and comes first
     */
    void failed(DeltaRecv receive) {
        for (DeltaRecv next = first(); next != null && next != receive; next = first()) {
            next.deltaWait();
        }
        clear();
    }

    private synchronized void clear() {
        for (DeltaRecv next = first; next != null; ) {
            DeltaRecv later = next.later;
            next.earlier = null;
            next.later = null;
            next = later;
        }
        first = null;
        last = null;
    }

    private synchronized DeltaRecv first() {
        return first;
    }

    /**
     * Called by a thread that an exception ends, before anybody is told: blocks until all receives that the thread has begun are
     * whole, or for ever, as the first of them would have done that has no sender.
     *
     * @return what is to be told: {@code thrown}, or in its place what the first of them throws that fails, in the program's own
     *     terms
     */
    public static Throwable completed(Throwable thrown) {
        OpenReceives open = mine();
        for (DeltaRecv next = open.first(); next != null; next = open.first()) {
            try {
                next.deltaWait();
            } catch (MpiError e) {
                return next.asOfAuthor(e);
            }
        }
        return thrown;
    }
}
