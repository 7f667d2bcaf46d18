package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.embedded.wait.Waiters;

/** Taking back at a mailbox what has been begun there. What had to wait for it goes on. */
final class TakingBack {
    private final ShortLock lock;
    private final MatchQueues queues;
    private final Matches matches;
    private final Waiters waiters;
    private final SlotPool slots;

    /** @param waiters of the rank whose mailbox it is */
    TakingBack(ShortLock lock, MatchQueues queues, Matches matches, Waiters waiters, SlotPool slots) {
        this.lock = lock;
        this.queues = queues;
        this.matches = matches;
        this.waiters = waiters;
        this.slots = slots;
    }

    /** Takes back a message that is queued here or still on its way; false if it has been matched. */
    boolean retract(Message message) {
        boolean found;
        boolean held;
        Message others;
        lock.enter();
        try {
            held = queues.anyOpen();
            message.retracted = !message.arrived;
            found = message.retracted || queues.retract(message);
            others = matches.matchAll();
        } finally {
            lock.unlock();
        }
        released(held, others);
        return found;
    }

    /** Takes back a receive; false if it has been matched. */
    boolean withdraw(PostedReceive receive) {
        boolean found;
        boolean held;
        Message others;
        lock.enter();
        try {
            held = queues.anyOpen();
            found = queues.withdraw(receive);
            others = matches.matchAll();
        } finally {
            lock.unlock();
        }
        released(held, others);
        return found;
    }

    /**
     * Takes back a receive, also one that has a message whose sender still computes. That goes back to its place, with what has
     * come of it, as if the receive had never been posted: its end may be long in coming, or wait for what the receiver does next.
     *
     * @return false if it has been matched for good: its message has come to its end, or was overtaken where it can no longer
     *     come first, or there is no memory to keep what is in the receive's buffer
     */
    boolean cancel(PostedReceive receive) {
        if (withdraw(receive)) {
            return true;
        }
        Message open = messageOf(receive);
        return open != null && giveBack(open, receive);
    }

    private Message messageOf(PostedReceive receive) {
        lock.enter();
        try {
            return receive.lent;
        } finally {
            lock.unlock();
        }
    }

    private boolean giveBack(Message open, PostedReceive receive) {
        boolean back;
        Message others = null;
        // a piece that is being copied into the buffer is there then, and no other one follows
        synchronized (open.delta) {
            lock.enter();
            try {
                back = !receive.complete() && queues.canGiveBack(receive) && open.delta.unbind(slots);
                if (back) {
                    queues.giveBack(receive);
                    others = matches.matchAll();
                }
            } finally {
                lock.unlock();
            }
        }
        released(back, others);
        return back;
    }

    /**
     * What had to wait for something that has been taken back goes on; a message may have become free for a probe, too.
     *
     * @param held false if nothing was open, behind which something could wait
     */
    private void released(boolean held, Message others) {
        if (held) {
            matches.deliverAll(others);
            waiters.signalReady();
        }
    }
}
