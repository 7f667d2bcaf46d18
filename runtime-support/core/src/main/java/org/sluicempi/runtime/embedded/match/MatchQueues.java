package org.sluicempi.runtime.embedded.match;

/**
 * The two queues of a rank's matching: receives that wait for a message and messages that wait for a receive, each in the
 * order in which they came. Guarded by the lock of the mailbox.
 *
 * <p>A message in pieces is open until its sender has told its end. A receive that names its source takes it as soon as
 * its head is there; one from any source does not: bound to a sender that is still computing, it would keep the messages
 * of others waiting, which the blocking program never did and which may stop it for ever. An open message still holds its
 * place: a later message of its sender is not given to a receive that could have had the open one, and a later receive
 * does not take it from an earlier one.
 *
 * <p>Matching needs no memory: what it finds out about a message or a receive is noted there. So it cannot stop half way and
 * leave something in no queue, or two that match in both.
 */
final class MatchQueues {
    private final Line<PostedReceive> posted = new Line<>();
    private final Line<Message> unexpected = new Line<>();
    /** Number of open messages in {@link #unexpected}. */
    private int open;

    /**
     * The number of no note. Taking a new one for each message costs its receiver a cache line, so that is done only where
     * there may be something to note.
     */
    private static final long NONE = -1;

    /** Notes of an earlier number mean nothing. */
    private long note;

    /** The receive that the message goes to, taken from its queue; null if the message has to be queued. */
    PostedReceive receiveFor(Message message) {
        boolean speak = open > 0 && !posted.isEmpty();
        long taken = speak ? speak(message.source, unexpected.first(), null, ++note) : NONE;
        for (Line.Place<PostedReceive> at = posted.first(); at != null; at = at.after()) {
            PostedReceive receive = at.owner;
            if (receive.matches(message) && receive.taken != taken) {
                if (message.open() && receive.fromAnySource() || heldBack(message, receive)) {
                    return null;
                }
                posted.remove(at);
                return receive;
            }
        }
        return null;
    }

    void queue(Message message) {
        message.forgetNotes();
        unexpected.add(message.place);
        open += message.open() ? 1 : 0;
        message.queuedOpen = message.open();
    }

    void queue(PostedReceive receive) {
        posted.add(receive.place);
    }

    /** The message that a receive gets which is not queued, taken from its queue; null if there is none. */
    Message messageFor(PostedReceive receive) {
        Message message = messageFor(receive, null);
        if (message != null) {
            take(message);
        }
        return message;
    }

    /**
     * The message that a receive gets, which stays in its queue.
     *
     * @param end the first posted receive that does not come before this one; null if all of them do
     */
    private Message messageFor(PostedReceive receive, Line.Place<PostedReceive> end) {
        long now = spokenFor(end);
        for (Line.Place<Message> at = unexpected.first(); at != null; at = at.after()) {
            Message message = at.owner;
            if (!receive.matches(message) || message.behind == now) {
                continue;
            } else if (message.open() && receive.fromAnySource() || message.spokenFor == now) {
                holdBack(at, now);
            } else {
                return message;
            }
        }
        return null;
    }

    /** The first message that a receive with these arguments would get, if its length is known; null if there is none. */
    Message find(int context, int source, int tag) {
        long now = spokenFor(null);
        for (Line.Place<Message> at = unexpected.first(); at != null; at = at.after()) {
            Message message = at.owner;
            if (!Matching.matches(context, source, tag, message) || message.behind == now) {
                continue;
            } else if (message.open() || message.spokenFor == now) {
                holdBack(at, now);
            } else {
                return message;
            }
        }
        return null;
    }

    /** Notes that later messages of the same sender come behind this one. */
    private static void holdBack(Line.Place<Message> first, long now) {
        for (Line.Place<Message> at = first; at != null; at = at.after()) {
            if (at.owner.source == first.owner.source) {
                at.owner.behind = now;
            }
        }
    }

    /** Takes a message from its queue. */
    void take(Message message) {
        unexpected.remove(message.place);
        closed(message);
    }

    /** The sender has told the end of a message. True if something may match now, which {@link #next} gives. */
    boolean ended(Message message) {
        boolean queued = message.queuedOpen;
        closed(message);
        return queued;
    }

    /** A message that has been queued and matches a queued receive now, both taken from the queues; null if there is none. */
    Message next() {
        for (Line.Place<PostedReceive> at = posted.first(); at != null; at = at.after()) {
            Message found = messageFor(at.owner, at);
            if (found != null) {
                posted.remove(at);
                found.match = at.owner;
                take(found);
                return found;
            }
        }
        return null;
    }

    /** False if the message is not queued. */
    boolean retract(Message message) {
        boolean found = unexpected.remove(message.place);
        if (found) {
            closed(message);
        }
        return found;
    }

    /** False if the receive is not queued. */
    boolean withdraw(PostedReceive receive) {
        return posted.remove(receive.place);
    }

    /** Whether a message of the same sender may still come first for this receive. */
    private boolean heldBack(Message message, PostedReceive receive) {
        if (open == 0) {
            return false;
        }
        for (Line.Place<Message> at = unexpected.first(); at != null; at = at.after()) {
            if (at.owner.source == message.source && receive.matches(at.owner)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Notes which messages posted receives would get if all messages ended now, each sender seen alone: a receive from any
     * source may still go to another sender. None if no message is open.
     *
     * @param end the first receive that does not count; null if all of them do
     * @return the number of the notes, of which there are none if no message is open
     */
    private long spokenFor(Line.Place<PostedReceive> end) {
        if (open == 0) {
            return NONE;
        }
        long now = ++note;
        if (posted.first() != end) {
            for (Line.Place<Message> at = unexpected.first(); at != null; at = at.after()) {
                if (at.owner.looked != now) {
                    speak(at.owner.source, at, end, now);
                }
            }
        }
        return now;
    }

    /**
     * Notes which receives before {@code end} the messages of one sender would get, each the first that is left.
     *
     * @return the number that is noted at the receives
     */
    private long speak(int source, Line.Place<Message> first, Line.Place<PostedReceive> end, long now) {
        long taken = ++note;
        for (Line.Place<Message> at = first; at != null; at = at.after()) {
            Message message = at.owner;
            if (message.source != source) {
                continue;
            }
            message.looked = now;
            for (Line.Place<PostedReceive> to = posted.first(); to != end; to = to.after()) {
                if (to.owner.taken != taken && to.owner.matches(message)) {
                    to.owner.taken = taken;
                    message.spokenFor = now;
                    break;
                }
            }
        }
        return taken;
    }

    private void closed(Message message) {
        if (message.queuedOpen) {
            message.queuedOpen = false;
            open--;
        }
    }
}
