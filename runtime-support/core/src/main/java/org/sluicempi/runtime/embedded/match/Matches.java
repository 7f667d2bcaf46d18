package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.embedded.link.Inbound;
import org.sluicempi.runtime.embedded.wait.Waiters;

/**
 * What happens at a mailbox to a message and a receive that match: one part under its lock, the other without. The messages
 * carry the links between them, so it needs no memory.
 */
final class Matches {
    private final Mailbox mailbox;
    private final MatchQueues queues;
    private final Waiters waiters;
    private final Delivery delivery;
    /** Null if messages arrive at once. */
    private final Inbound inbound;

    /** A receive has got an open message, and maybe parts of it. */
    private volatile boolean untold;

    /** @param waiters of the rank whose mailbox it is */
    Matches(Mailbox mailbox, MatchQueues queues, Waiters waiters, Delivery delivery, Inbound inbound) {
        this.mailbox = mailbox;
        this.queues = queues;
        this.waiters = waiters;
        this.delivery = delivery;
        this.inbound = inbound;
    }

    /** What has to be done under the lock. */
    void matched(Message message, PostedReceive receive) {
        if (inbound != null) {
            delivery.overWire(message, receive, delivery.clock().now(), mailbox);
        } else if (message.delta != null) {
            message.delta.bind(receive, message, 0);
        }
    }

    /** What has to be done without the lock; {@code message} is null if there is no match. */
    void deliver(Message message, PostedReceive receive) {
        if (inbound != null) {
            waiters.signalFor(inbound.nextTime());
        } else if (message != null) {
            delivery.now(message, receive);
        }
    }

    /**
     * Under the lock, after a message or a receive has joined the queues or left them, was asked for, or has told its end: that lets
     * others match which have waited. Costs nothing if no message is open.
     *
     * @return the first of them that is left for {@link #deliverAll}, which is to be called in any case; null if there are none
     */
    Message matchAll() {
        Message first = null;
        Message last = null;
        for (Message found = queues.next(); found != null; found = queues.next()) {
            boolean open = found.open();
            matched(found, found.match);
            if (open) {
                // all is done but to tell of it, and it may be given back as soon as there is no lock
                found.match = null;
                untold = true;
            } else if (first == null) {
                first = found;
                last = found;
            } else {
                last.nextMatch = found;
                last = found;
            }
        }
        return first;
    }

    /** As {@link #matchAll}, at the time of an arrival over the link, where nothing is left to be done without the lock. */
    void matchAll(long at) {
        for (Message found = queues.next(); found != null; found = queues.next()) {
            PostedReceive receive = found.match;
            found.match = null;
            delivery.overWire(found, receive, at, mailbox);
        }
    }

    /**
     * What has to be done without the lock. Whose thread this is has its own operation to bring to an end and nothing to do
     * with a stack that ends in one of these, which its receive has been told: so all are delivered.
     *
     * @param first null if there are none
     */
    void deliverAll(Message first) {
        Message next = first;
        while (next != null) {
            Message found = next;
            next = found.nextMatch;
            PostedReceive receive = found.match;
            found.nextMatch = null;
            found.match = null;
            try {
                deliver(found, receive);
            } catch (StackOverflowError e) {
                receive.undelivered();
            }
        }
        if (untold) {
            untold = false;
            waiters.signalReady();
        }
    }
}
