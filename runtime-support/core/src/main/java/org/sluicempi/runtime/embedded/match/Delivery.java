package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.link.Arrival;
import org.sluicempi.runtime.embedded.link.Clock;
import org.sluicempi.runtime.embedded.link.Wire;

/** What happens when a message and a receive have found each other. */
public final class Delivery {
    private final Clock clock;
    private final Wire wire;

    public Delivery(Clock clock, Wire wire) {
        this.clock = clock;
        this.wire = wire;
    }

    Clock clock() {
        return clock;
    }

    Wire wire() {
        return wire;
    }

    /**
     * Without a link: data are copied here and now, outside the lock; pieces have been bound under it. A sender that waits
     * may use the message again as soon as it has been told. Where the stack ends in this, neither side waits for the other.
     */
    void now(Message message, PostedReceive receive) {
        try {
            copy(message, receive);
        } catch (StackOverflowError e) {
            receive.undelivered();
            receive.owner.waiters().signalReady();
            if (message.send() != null) {
                message.send().leftAt(0);
                message.sender.waiters().signalReady();
            }
            throw e;
        }
    }

    private static void copy(Message message, PostedReceive receive) {
        Rendezvous send = message.send();
        RankContext sender = message.sender;
        boolean awaited = send != null || message.delta != null;
        if (message.delta == null) {
            try {
                receive.fill(message);
            } catch (OutOfMemoryError e) {
                receive.noRoom(e, message.bytes());
            }
            message.freeSlot();
        }
        receive.owner.waiters().signalReady();
        if (send == null) {
            message.end();
        } else {
            send.leftAt(0);
        }
        if (awaited) {
            sender.waiters().signalReady();
        }
    }

    /** Over the wire, matched at time {@code at}; under the lock of the receiver's mailbox. */
    void overWire(Message message, PostedReceive receive, long at, Mailbox mailbox) {
        long latency = message.sender.arrivals() == mailbox ? 0 : wire.link().latencyNanos();
        if (message.delta != null) {
            message.delta.bind(receive, message, at + latency);
            message.sender.waiters().signalFor(at + latency);
        } else if (message.send() == null) {
            receive.fill(message);
            message.freeSlot();
        } else {
            rendezvous(message, receive, at + latency, mailbox);
        }
    }

    /**
     * The data leave when the sender has heard of the match. They are copied now, into a buffer that belongs to the
     * engine until the receive is complete; only the completion takes its time.
     */
    private void rendezvous(Message message, PostedReceive receive, long senderKnowsAt, Mailbox mailbox) {
        boolean local = message.sender.arrivals() == mailbox;
        Arrival data = new Arrival(message.sender.number(), local ? 0 : message.bytes(), false) {
            @Override
            public void arrive() {
                receive.release();
            }
        };
        receive.hold();
        receive.fill(message);
        if (local) {
            data.head = senderKnowsAt;
            message.send().leftAt(senderKnowsAt);
        } else {
            wire.depart(message.sender.port(), data, senderKnowsAt);
            message.send().leftAt(data.head - wire.link().latencyNanos() + wire.occupancy(message.bytes()));
        }
        mailbox.follow(data);
        message.sender.waiters().signalFor(0);
    }
}
