package org.sluicempi.runtime.nativempi;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The receives of one communicator that the library has, from the first one from any source on, in the order of their posts.
 * The library may give one from any source a message whose sender still computes; it is then served by {@link Held}, and so
 * must be all that were posted behind it and may have a message that it may have. Guarded by the lock of {@link Held}.
 */
final class Posted {
    private final Held held;
    private final LinkedHashSet<ReceiveRequest> receives = new LinkedHashSet<>();
    private long posts;

    Posted(Held held) {
        this.held = held;
    }

    boolean isEmpty() {
        return receives.isEmpty();
    }

    boolean only(NativeRequest receive) {
        return receives.size() == 1 && receives.contains(receive);
    }

    /** A number for the next receive. */
    long next() {
        return posts++;
    }

    /** The library has this receive, or is about to get it. */
    void add(ReceiveRequest receive) {
        if (receive.pattern().fromAnySource() || !receives.isEmpty()) {
            receives.add(receive);
            held.changed();
        }
    }

    /** The library has it no more. */
    void remove(ReceiveRequest receive) {
        if (receives.remove(receive)) {
            Iterator<ReceiveRequest> first = receives.iterator();
            while (first.hasNext() && !first.next().pattern().fromAnySource()) {
                first.remove();
                first = receives.iterator();
            }
            held.changed();
        }
    }

    /** Looks whether the library has given messages to receives from any source. */
    void look() {
        lookBefore(Long.MAX_VALUE);
    }

    /** As {@link #look}, at those with lower numbers. */
    private void lookBefore(long number) {
        if (receives.isEmpty()) {
            return;
        }
        for (ReceiveRequest receive : copy()) {
            if (receive.number() >= number) {
                return;
            } else if (receive.pattern().fromAnySource()) {
                receive.lookUnlessBusy();
            }
        }
    }

    /**
     * The library has given a message to a receive of these.
     *
     * @return whether the receive is served by {@link Held} instead
     */
    boolean givesUp(ReceiveRequest receive, DeltaInbound message) {
        // whoever was posted before may have given up its own message, and want this one
        lookBefore(receive.number());
        List<ReceiveRequest> all = copy();
        remove(receive);
        boolean computing = receive.pattern().fromAnySource() && !message.progress() && !message.ended();
        if (!computing && !held.wantedBefore(receive.number(), message.envelope())) {
            return false;
        }
        held.await(receive);
        Held.Entry kept = held.keep(message, receive.number());
        if (computing && !recallBehind(receive, all, message.source())) {
            held.giveBack(kept, receive);
            return false;
        }
        return true;
    }

    /**
     * Takes the receives back that were posted behind this one and may have a message that it may have.
     *
     * @param source of the message that this one gives up
     * @return false if one of them has got a later message of that rank, which it keeps: then nobody else may have this one
     */
    private boolean recallBehind(ReceiveRequest receive, List<ReceiveRequest> all, int source) {
        boolean inOrder = true;
        for (ReceiveRequest later : all) {
            if (later.number() > receive.number()
                    && later.pattern().overlaps(receive.pattern())
                    && later.enterUnlessBusy()) {
                try {
                    int got = later.recall();
                    inOrder &= got != source || !held.passedOver(later, source);
                } finally {
                    later.leave();
                }
            }
        }
        return inOrder;
    }

    private List<ReceiveRequest> copy() {
        return new ArrayList<>(receives);
    }
}
