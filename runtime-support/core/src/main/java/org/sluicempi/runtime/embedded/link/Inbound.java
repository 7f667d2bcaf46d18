package org.sluicempi.runtime.embedded.link;

import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import org.sluicempi.runtime.embedded.api.LinkModel;

/**
 * The receiving port of one rank: takes in what is under way in the order of first bytes, one after the other. Guarded
 * by the lock of the mailbox, except {@link #nextTime}.
 */
public final class Inbound {
    private final LinkModel link;
    private final PriorityQueue<Arrival> heads = new PriorityQueue<>();
    private final Deque<Arrival> landing = new LinkedList<>();
    private final Map<Integer, Long> lastHead = new HashMap<>();
    private long portFree;
    private long sequence;
    private volatile long next = Clock.NEVER;

    public Inbound(LinkModel link) {
        this.link = link;
    }

    public void add(Arrival arrival) {
        if (arrival.ordered) {
            arrival.head = lastHead.merge(arrival.sender, arrival.head, Math::max);
        }
        arrival.sequence = sequence++;
        heads.add(arrival);
        update();
    }

    /** The next arrival that is complete at {@code now}, null if there is none. */
    public Arrival poll(long now) {
        while (!heads.isEmpty() && heads.peek().head <= now) {
            Arrival arrival = heads.poll();
            arrival.at = landingTime(arrival);
            portFree = arrival.at;
            landing.add(arrival);
        }
        Arrival first = landing.peek();
        Arrival landed = first != null && first.at <= now ? landing.poll() : null;
        update();
        return landed;
    }

    /** When {@link #poll} will next have something, unless more is sent; {@link Clock#NEVER} if nothing is under way. */
    public long nextTime() {
        return next;
    }

    private void update() {
        if (!landing.isEmpty()) {
            next = landing.peek().at;
        } else {
            next = heads.isEmpty() ? Clock.NEVER : landingTime(heads.peek());
        }
    }

    private long landingTime(Arrival arrival) {
        long start = Math.max(arrival.head, portFree);
        return start + Math.round(arrival.wireBytes * link.nanosPerByte()) + link.overheadNanos();
    }
}
