package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.runtime.nativempi.context.NativeRequest;

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

    /**
     * Looks whether the library has given messages to receives from any source. Of those that differ in nothing only the first
     * one can have got one.
     */
    void look() {
        Set<Pattern> empty = new HashSet<>();
        for (ReceiveRequest next = next(empty); next != null; next = next(empty)) {
            if (next.lookUnlessBusy()) {
                remove(next);
            } else if (receives.contains(next)) {
                empty.add(next.pattern());
            }
        }
    }

    private ReceiveRequest next(Set<Pattern> empty) {
        for (ReceiveRequest receive : receives) {
            if (receive.pattern().fromAnySource() && !empty.contains(receive.pattern())) {
                return receive;
            }
        }
        return null;
    }

    /** Whoever was posted before may have given up its own message, and want that of this one. */
    private void lookBefore(long number) {
        for (ReceiveRequest receive : copy()) {
            if (receive.number() >= number) {
                return;
            } else if (receive.pattern().fromAnySource() && receives.contains(receive)) {
                // one that has come back meanwhile would fetch later messages than the one at hand
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
        lookBefore(receive.number());
        List<ReceiveRequest> all = copy();
        remove(receive);
        boolean computing = receive.pattern().fromAnySource() && !message.progress() && !message.ended();
        if (!computing && !held.wantedBefore(receive.number(), message.envelope())) {
            return false;
        }
        held.await(receive);
        HeldMessage kept = held.keep(message, receive.number());
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
