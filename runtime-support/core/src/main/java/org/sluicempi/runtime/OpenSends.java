package org.sluicempi.runtime;

/**
 * The messages of one rank that have been begun and have their place in the matching order from then on, although nothing
 * has told their receivers of them yet. Whether and when parts of such a message leave depends on speed; what its receiver
 * sees must not. So an engine calls {@link #before} before every other message of the program leaves, and a message that
 * was begun earlier, by the same thread for the same rank of the same communicator, is announced first. Tags do not matter:
 * a receive with any tag sees the order of all. Between threads there is no order; a message belongs to the thread that has
 * begun it, whoever sends the rest.
 */
public final class OpenSends {
    private static final Open[] NONE = {};

    /** In the order of their beginnings. */
    private volatile Open[] all = NONE;

    /** A message that has been begun. */
    public interface Message {
        /** Whether a message of this rank to {@code dest} on {@code comm} must not overtake this one. */
        boolean has(Communicator comm, int dest);

        /** Whether this message was begun on {@code comm}. */
        boolean on(Communicator comm);

        /**
         * Lets the message take its place now.
         *
         * @throws MpiError if that fails; it is then as before
         */
        void announce();

        /** The program has come to its end without an end of this message. */
        void abandon(String reason);
    }

    /** A message and its place. What becomes of it is noted here: its end must not fail for want of memory. */
    private static final class Open {
        private final Message message;
        private final Thread thread;
        /** It is about to leave as a plain send: what was begun after it stays behind it. */
        private volatile boolean leaving;

        /** It needs no place any more. */
        private volatile boolean gone;

        Open(Message message, Thread thread) {
            this.message = message;
            this.thread = thread;
        }

        boolean has(Thread sender, Communicator comm, int dest) {
            return !gone && thread == sender && message.has(comm, dest);
        }
    }

    /** Begins a message that this thread keeps a place for. */
    public synchronized void add(Message message) {
        Open[] open = all;
        int places = 0;
        for (Open each : open) {
            places += each.gone ? 0 : 1;
        }
        Open[] longer = new Open[places + 1];
        longer[places] = new Open(message, Thread.currentThread());
        int k = 0;
        for (Open each : open) {
            if (!each.gone) {
                longer[k++] = each;
            }
        }
        all = longer;
    }

    /** The message has been announced, or needs no place any more. */
    public synchronized void remove(Message message) {
        boolean none = true;
        for (Open open : all) {
            open.gone |= open.message == message;
            none &= open.gone;
        }
        if (none) {
            all = NONE;
        }
    }

    /** Whether another thread than this one has begun the message, which has its place still. */
    public boolean fromElsewhere(Message message) {
        for (Open open : all) {
            if (open.message == message && !open.gone) {
                return open.thread != Thread.currentThread();
            }
        }
        return false;
    }

    /** Whether the thread that has begun the message has begun a later one for the same rank, which has its place still. */
    public boolean isFollowed(Message message, Communicator comm, int dest) {
        Thread sender = null;
        for (Open open : all) {
            if (sender != null && open.has(sender, comm, dest)) {
                return true;
            }
            if (open.message == message && !open.gone) {
                sender = open.thread;
            }
        }
        return false;
    }

    /**
     * The message is about to leave as a plain send of the thread that has begun it, and is to be {@link #remove}d after
     * that: what was begun before it is announced now, what was begun after it is not announced by that send.
     *
     * @throws MpiError if an announcement fails
     */
    public void leave(Message message, Communicator comm, int dest) {
        before(message, comm, dest);
        for (Open open : all) {
            open.leaving |= open.message == message;
        }
    }

    /** Another message of this thread is about to leave: announces what was begun before it for the same rank. */
    public void before(Communicator comm, int dest) {
        Open[] now = all;
        if (now.length > 0) {
            announce(now, null, Thread.currentThread(), comm, dest);
        }
    }

    /** As {@link #before(Communicator, int)}, for a message that is itself kept here: what was begun after it stays behind. */
    public void before(Message message, Communicator comm, int dest) {
        Open[] now = all;
        for (Open open : now) {
            if (open.message == message && !open.gone) {
                announce(now, message, open.thread, comm, dest);
            }
        }
    }

    private static void announce(Open[] now, Message until, Thread sender, Communicator comm, int dest) {
        for (Open open : now) {
            if (open.message == until) {
                return;
            }
            if (open.has(sender, comm, dest)) {
                if (open.leaving) {
                    return;
                }
                open.message.announce();
            }
        }
    }

    /** A communicator is about to be freed: what was begun on it takes its place now, as it cannot later. */
    public void beforeFree(Communicator comm) {
        for (Open open : all) {
            if (!open.gone && open.message.on(comm)) {
                open.message.announce();
            }
        }
    }

    /** The end of MPI for this rank: the receivers of what was begun and never ended are told. */
    public void abandonAll(String reason) {
        for (Open open : all) {
            if (!open.gone) {
                open.message.abandon(reason);
            }
        }
    }
}
