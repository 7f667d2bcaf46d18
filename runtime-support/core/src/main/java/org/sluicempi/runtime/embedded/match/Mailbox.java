package org.sluicempi.runtime.embedded.match;

import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.link.Arrival;
import org.sluicempi.runtime.embedded.link.Inbound;
import org.sluicempi.runtime.embedded.wait.Arrivals;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.Waiters;

/**
 * Where messages for one rank arrive and its receives are posted. Any thread may call any method; nobody holds the locks of two mailboxes.
 */
public final class Mailbox extends Arrivals {
    private final ShortLock lock;
    private final MatchQueues queues = new MatchQueues();
    private final SlotPool slots = new SlotPool();
    private final Waiters waiters;
    private final Delivery delivery;
    private final Matches matches;
    private final TakingBack takingBack;
    /** Null if messages arrive at once. */
    private final Inbound inbound;

    /**
     * @param waiters of the rank: woken by what comes
     * @param spin whether there is a processor for each rank
     */
    public Mailbox(Waiters waiters, Delivery delivery, Inbound inbound, boolean spin) {
        this.lock = new ShortLock(spin);
        this.waiters = waiters;
        this.delivery = delivery;
        this.inbound = inbound;
        this.matches = new Matches(this, queues, waiters, delivery, inbound);
        this.takingBack = new TakingBack(lock, queues, matches, waiters, slots);
    }

    public SlotPool slots() {
        return slots;
    }

    /** Hands over a message that arrives now. */
    public void offer(Message message) {
        PostedReceive receive;
        Message others = null;
        lock.enter();
        try {
            message.arrived = true;
            receive = queues.receiveFor(message);
            if (receive == null) {
                message.copyToSlot(slots);
                queues.queue(message);
            } else if (message.delta != null) {
                message.delta.bind(receive, message, 0);
            }
            others = matches.matchAll();
        } finally {
            lock.unlock();
        }
        // before its own, whose stack may end
        matches.deliverAll(others);
        if (receive != null) {
            delivery.now(message, receive);
        } else {
            waiters.signalReady();
        }
    }

    /** Puts something under way; its times are set. */
    public void send(Arrival arrival) {
        lock.enter();
        try {
            inbound.add(arrival);
        } finally {
            lock.unlock();
        }
        waiters.signalFor(inbound.nextTime());
    }

    /** Adds what an arrival causes; called by arrivals, under the lock. */
    void follow(Arrival arrival) {
        inbound.add(arrival);
    }

    /** Matches the receive with the first message that fits, or lets it wait for one. */
    public void post(PostedReceive receive) {
        Message message;
        Message others = null;
        lock.enter();
        try {
            handleArrivals(inbound != null);
            message = queues.messageFor(receive);
            if (message == null) {
                queues.queue(receive);
                others = matches.matchAll();
            } else {
                matches.matched(message, receive);
            }
        } finally {
            lock.unlock();
        }
        matches.deliverAll(others);
        matches.deliver(message, receive);
    }

    /** Receives a message that {@link #take} has given. */
    public void claim(Message message, PostedReceive receive) {
        lock.enter();
        try {
            matches.matched(message, receive);
        } finally {
            lock.unlock();
        }
        matches.deliver(message, receive);
    }

    /** An arriving envelope, under the lock. */
    public void arrived(Message message, long at) {
        if (message.retracted) {
            return;
        }
        message.arrived = true;
        PostedReceive receive = queues.receiveFor(message);
        if (receive == null) {
            queues.queue(message);
        } else {
            delivery.overWire(message, receive, at, this);
        }
        matches.matchAll(at);
    }

    /**
     * The status of the first message that matches, if there is one and its length is known.
     *
     * @throws MpiError PROC_FAILED if that message was given up
     */
    public Optional<Status> probe(int context, int source, int tag) {
        // told under the lock: a message that another thread receives may be the next one a moment later
        return look(context, source, tag, found -> Optional.ofNullable(found).map(Message::probed));
    }

    /** Whether {@link #probe} would say something. */
    public boolean canProbe(int context, int source, int tag) {
        return look(context, source, tag, found -> found != null);
    }

    /**
     * The first message that matches and whose length is known, taken out of the matching, unless there is no memory for what
     * is made of it.
     */
    public <T> Optional<T> take(int context, int source, int tag, Function<Message, Optional<T>> make) {
        return look(context, source, tag, found -> found == null ? Optional.empty() : taken(found, make));
    }

    private <T> Optional<T> taken(Message message, Function<Message, Optional<T>> make) {
        Optional<T> made;
        try {
            made = make.apply(message);
        } catch (MpiError e) {
            queues.take(message);
            throw e;
        }
        queues.take(message);
        return made;
    }

    /** @param answer called under the lock, with null if there is no message */
    private <T> T look(int context, int source, int tag, Function<Message, T> answer) {
        Message others = null;
        lock.enter();
        try {
            handleArrivals(inbound != null);
            Message found = queues.find(context, source, tag);
            others = matches.matchAll();
            if (found != null) {
                queues.told(found, context, source, tag);
            }
            return answer.apply(found);
        } finally {
            lock.unlock();
            matches.deliverAll(others);
        }
    }

    /** Takes back a message that is queued here or still on its way; false if it has been matched. */
    public boolean retract(Message message) {
        return takingBack.retract(message);
    }

    /** Takes back a receive; false if it has been matched. */
    public boolean withdraw(PostedReceive receive) {
        return takingBack.withdraw(receive);
    }

    /** As {@link TakingBack#cancel}. */
    public boolean cancel(PostedReceive receive) {
        return takingBack.cancel(receive);
    }

    /** A piece that arrives now: into its place if the message has been matched, else kept. */
    public void piece(DeltaFlow flow, UserBuffer part, long at) {
        PostedReceive receive;
        do {
            lock.enter();
            try {
                receive = flow.direct();
                if (receive == null) {
                    flow.arrive(new DeltaFlow.Piece(slots.copyOf(part), at));
                }
            } finally {
                lock.unlock();
            }
        } while (receive != null && !place(flow, receive, part, at));
        if (receive == null) {
            waiters.signalReady();
        }
    }

    /** False if the receive has let go of the message meanwhile; it does not while this is at it. */
    private boolean place(DeltaFlow flow, PostedReceive receive, UserBuffer part, long at) {
        synchronized (flow) {
            if (!flow.isBoundTo(receive)) {
                return false;
            }
            receive.place(part, at, part.bytes());
            update(() -> flow.placed(at, part.bytes()));
            return true;
        }
    }

    /** The end of a message in pieces is told now, which needs no memory; as {@link DeltaFlow#ends}. */
    public void end(Message message, long bytes, String givenUp) {
        Message others = null;
        lock.enter();
        try {
            message.delta.ends(bytes, givenUp);
            if (queues.ended(message)) {
                others = matches.matchAll();
            }
        } finally {
            lock.unlock();
        }
        matches.deliverAll(others);
        waiters.signalReady();
    }

    /** The end of a message in pieces arrives over the link, under the lock. */
    public void endArrived(Message message, long bytes, String givenUp, long at) {
        message.delta.ends(bytes, givenUp);
        if (queues.ended(message)) {
            matches.matchAll(at);
        }
    }

    /** Runs an action under the lock, then wakes those for whom it made a difference. */
    void update(Runnable action) {
        lock.enter();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
        waiters.signalReady();
    }

    @Override
    public void progress(long now) {
        if (inbound == null || inbound.nextTime() > now) {
            return;
        }
        lock.enter();
        try {
            handleArrivals(true);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public long nextTime() {
        return inbound == null ? Condition.NEVER : inbound.nextTime();
    }

    private void handleArrivals(boolean timed) {
        if (!timed) {
            return;
        }
        long now = delivery.clock().now();
        boolean any = false;
        for (Arrival arrival = inbound.poll(now); arrival != null; arrival = inbound.poll(now)) {
            arrival.arrive();
            any = true;
        }
        if (any) {
            waiters.signalAll();
        }
    }
}
