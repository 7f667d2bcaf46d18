package org.sluicempi.runtime;

import java.util.Arrays;

/**
 * The messages of one rank that have been begun and have their place in the matching order from then on, although nothing
 * has told their receivers of them yet. Whether and when parts of such a message leave depends on speed; what its receiver
 * sees must not. So an engine calls {@link #before} before every other message of the program leaves, and a message that
 * was begun earlier, by the same thread for the same envelope, is announced first. Between threads there is no order.
 */
public final class OpenSends {
    private static final Open[] NONE = {};

    /** In the order of their beginnings. */
    private volatile Open[] all = NONE;

    /** A message that has been begun. */
    public interface Message {
        /** Whether a message of this rank to {@code dest} with {@code tag} on {@code comm} must not overtake this one. */
        boolean has(Communicator comm, int dest, int tag);

        /**
         * Lets the message take its place now.
         *
         * @throws MpiError if that fails; it is then as before
         */
        void announce();

        /** The program has come to its end without an end of this message. */
        void abandon(String reason);
    }

    private record Open(Message message, Thread thread) {}

    /** Begins a message that this thread keeps a place for. */
    public synchronized void add(Message message) {
        Open[] longer = Arrays.copyOf(all, all.length + 1);
        longer[all.length] = new Open(message, Thread.currentThread());
        all = longer;
    }

    /** The message has been announced, or needs no place any more. */
    public synchronized void remove(Message message) {
        boolean alone = all.length == 1 && all[0].message == message;
        all = alone
                ? NONE
                : Arrays.stream(all).filter(open -> open.message != message).toArray(Open[]::new);
    }

    /** Another message of this thread is about to leave: announces what was begun before it for its envelope. */
    public void before(Communicator comm, int dest, int tag) {
        Open[] now = all;
        if (now.length > 0) {
            announce(now, null, comm, dest, tag);
        }
    }

    /** As {@link #before}, for a message that is itself kept here: what was begun after it stays behind it. */
    public void before(Message message, Communicator comm, int dest, int tag) {
        announce(all, message, comm, dest, tag);
    }

    private static void announce(Open[] now, Message until, Communicator comm, int dest, int tag) {
        for (Open open : now) {
            if (open.message == until) {
                return;
            }
            if (open.thread == Thread.currentThread() && open.message.has(comm, dest, tag)) {
                open.message.announce();
            }
        }
    }

    /** Whether this thread has begun another message for this envelope after {@code message}. */
    public boolean behind(Message message, Communicator comm, int dest, int tag) {
        boolean after = false;
        for (Open open : all) {
            if (after && open.thread == Thread.currentThread() && open.message.has(comm, dest, tag)) {
                return true;
            }
            after |= open.message == message;
        }
        return false;
    }

    /** The end of MPI for this rank: the receivers of what was begun and never ended are told. */
    public void abandonAll(String reason) {
        for (Open open : all) {
            open.message.abandon(reason);
        }
    }
}
