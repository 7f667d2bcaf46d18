package org.sluicempi.runtime.embedded.match;

/**
 * The two queues of a rank's matching: receives that wait for a message and messages that wait for a receive, each in the
 * order in which they came. Guarded by the lock of the mailbox.
 *
 * <p>A message in pieces is open until its sender has told its end. A receive that names its source takes it as soon as
 * its head is there; one from any source does not: bound to a sender that is still computing, it would keep the messages
 * of others waiting, which the blocking program never did and which may stop it for ever. An open message still holds its
 * place: a later message of its sender is not given to a receive that could have had the open one, and a later receive
 * does not take it from an earlier one. Before a later message of its sender, whose end is known, leaves an earlier receive to it
 * and goes to a later one, the open one is given out. A receive that is cancelled gives its open message back to its place.
 *
 * <p>Matching needs no memory: what it finds out about a message or a receive is noted there. So it cannot stop half way and
 * leave something in no queue, or two that match in both.
 */
final class MatchQueues {
    private final Line<PostedReceive> posted = new Line<>();
    private final Line<Message> unexpected = new Line<>();
    private final Promises promises = new Promises(posted, unexpected);
    private final OpenMatches matched = new OpenMatches();

    /** Whether a message that waits is open. If none is, nothing that waits matches. */
    boolean anyOpen() {
        return promises.anyOpen();
    }

    /**
     * The receive that the message goes to, taken from its queue; null if the message has to be queued. If there is one, others
     * may match now, which {@link #next} gives.
     */
    PostedReceive receiveFor(Message message) {
        PostedReceive receive = promises.anyOpen() ? promises.receiveFor(message) : firstFor(message);
        if (receive == null || message.open() && receive.fromAnySource()) {
            return null;
        }
        withdraw(receive);
        unexpected.number(message.place);
        matched.add(message, receive);
        return receive;
    }

    private PostedReceive firstFor(Message message) {
        for (Line.Place<PostedReceive> at = posted.first(); at != null; at = at.after()) {
            if (at.owner.matches(message)) {
                return at.owner;
            }
        }
        return null;
    }

    /** Of a message that {@link #receiveFor} has nothing for; {@link #next} may have. */
    void queue(Message message) {
        promises.join(message);
        unexpected.add(message.place);
    }

    /** Of a receive that {@link #messageFor} has nothing for; {@link #next} may have. */
    void queue(PostedReceive receive) {
        promises.join(receive);
        posted.add(receive.place);
    }

    /**
     * The message that a receive gets which is not queued, taken from its queue; null if there is none, or if others have to match
     * before.
     */
    Message messageFor(PostedReceive receive) {
        boolean takesOpen = !receive.fromAnySource();
        Message message = first(receive.context(), receive.source(), receive.tag(), takesOpen);
        if (message == null || promises.anyOpen() && promises.isMatched(message)) {
            return null;
        }
        take(message);
        matched.add(message, receive);
        return message;
    }

    /**
     * The first message that a receive with these arguments would get, if its length is known; null if there is none. Others may
     * match now, before it, which {@link #next} gives.
     */
    Message find(int context, int source, int tag) {
        Message message = first(context, source, tag, false);
        if (message != null && promises.anyOpen()) {
            promises.bringForward(message);
        }
        return message;
    }

    /** The first message that a receive which comes after all others gets, still in its queue; null if there is none. */
    private Message first(int context, int source, int tag, boolean takesOpen) {
        if (promises.anyOpen()) {
            return firstFree(context, source, tag, takesOpen);
        }
        for (Line.Place<Message> at = unexpected.first(); at != null; at = at.after()) {
            if (Matching.matches(context, source, tag, at.owner)) {
                return at.owner;
            }
        }
        return null;
    }

    /** As {@link #first}: of each sender, only its first message that matches may be free. */
    private Message firstFree(int context, int source, int tag, boolean takesOpen) {
        long now = promises.newSearch();
        for (Line.Place<Message> at = unexpected.first(); at != null; at = at.after()) {
            Message message = at.owner;
            if (message.behind == now) {
                promises.holdBack(message, now);
            } else if (Matching.matches(context, source, tag, message)) {
                if (message.promised == null && (takesOpen || !message.open())) {
                    return message;
                }
                promises.holdBack(message, now);
            }
        }
        return null;
    }

    /** A program is told of a message that {@link #find} has given, so no earlier one comes back for the same arguments. */
    void told(Message message, int context, int source, int tag) {
        message.told = true;
        matched.passed(message, context, source, tag);
    }

    /** Takes a message from its queue. */
    void take(Message message) {
        promises.leave(message);
        unexpected.remove(message.place);
    }

    /** The sender has told the end of a message. True if something may match now, which {@link #next} gives. */
    boolean ended(Message message) {
        matched.ended(message);
        return promises.ended(message);
    }

    /**
     * A message that has been queued and matches a queued receive now, both taken from the queues; null if there is none. To be
     * asked, until there is none, after each operation that says so. To take a message that was promised to no receive lets no
     * others match.
     */
    Message next() {
        Message found = promises.next();
        if (found != null) {
            found.match = found.promised;
            promises.fulfil(found);
            withdraw(found.match);
            take(found);
            matched.add(found, found.match);
        }
        return found;
    }

    /** False if the message is not queued, or its receiver knows of it. What may match without it, {@link #next} gives. */
    boolean retract(Message message) {
        boolean found = unexpected.contains(message.place) && !message.told;
        if (found) {
            take(message);
        }
        return found;
    }

    /**
     * Whether the message of a receive can be given back: it is open, and no later one of its sender has gone meanwhile to a receive
     * that could have had it, or has been told of to a probe that could: that would have overtaken it.
     */
    boolean canGiveBack(PostedReceive receive) {
        return matched.canGiveBack(receive);
    }

    /**
     * A message that {@link #canGiveBack} takes its place again before all that came after it, as if its receive had never been
     * posted. What may match now, {@link #next} gives.
     */
    void giveBack(PostedReceive receive) {
        Message message = matched.giveBack(receive);
        unexpected.restore(message.place);
        promises.restore(message);
    }

    /** False if the receive is not queued. What may match without it, {@link #next} gives. */
    boolean withdraw(PostedReceive receive) {
        boolean found = posted.contains(receive.place);
        if (found) {
            promises.leave(receive);
            posted.remove(receive.place);
        }
        return found;
    }
}
