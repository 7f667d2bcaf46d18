package org.sluicempi.runtime.embedded;

/** What happens when a message and a receive have found each other. */
final class Delivery {
    private final Clock clock;
    private final Wire wire;

    Delivery(Clock clock, Wire wire) {
        this.clock = clock;
        this.wire = wire;
    }

    Clock clock() {
        return clock;
    }

    Wire wire() {
        return wire;
    }

    /** Without a link: data are copied here and now, outside the lock; pieces have been bound under it. */
    void now(Message message, ReceiveRequest receive) {
        if (message.delta == null) {
            receive.fill(message);
            message.freeSlot();
        }
        receive.comm.owner().mailbox().waiters.signalReady();
        if (message.send != null) {
            message.send.leftAt(0);
        }
        if (message.send != null || message.delta != null) {
            message.sender.mailbox().waiters.signalReady();
        }
        message.end();
    }

    /** Over the wire, matched at time {@code at}; under the lock of the receiver's mailbox. */
    void overWire(Message message, ReceiveRequest receive, long at, Mailbox mailbox) {
        long latency = message.sender.mailbox() == mailbox ? 0 : wire.link().latencyNanos();
        if (message.delta != null) {
            message.delta.bind(receive, message, at + latency);
            message.sender.mailbox().waiters.signalFor(at + latency);
        } else if (message.send == null) {
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
    private void rendezvous(Message message, ReceiveRequest receive, long senderKnowsAt, Mailbox mailbox) {
        boolean local = message.sender.mailbox() == mailbox;
        Arrival data = new Arrival(message.sender, local ? 0 : message.bytes(), false) {
            @Override
            void arrive(Mailbox arrivedAt) {
                receive.release();
            }
        };
        receive.hold();
        receive.fill(message);
        if (local) {
            data.head = senderKnowsAt;
            message.send.leftAt(senderKnowsAt);
        } else {
            wire.depart(message.sender.port(), data, senderKnowsAt);
            message.send.leftAt(data.head - wire.link().latencyNanos() + wire.occupancy(message.bytes()));
        }
        mailbox.follow(data);
        message.sender.mailbox().waiters.signalFor(0);
    }
}
