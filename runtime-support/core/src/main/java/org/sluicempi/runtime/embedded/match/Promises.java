package org.sluicempi.runtime.embedded.match;

import java.util.function.UnaryOperator;

/**
 * Which posted receive each waiting message would get if all messages ended now, each sender seen alone: the first that
 * matches and that no earlier message of its sender has. It is promised to that receive: a later receive does not take it,
 * although a message of another sender may still come to that receive before.
 *
 * <p>None goes to its receive while an earlier one of its sender may still come there. What goes could have gone to an earlier
 * receive, if that were not promised to an open one of its sender: by the rule of MPI that one goes there first, open or not,
 * or another sender's could have the receive afterwards. An open message does not go before it can without that.
 *
 * <p>They are kept from one operation to the next: to find them out anew takes every message times every receive, and an end
 * asks for them at each receive. What joins a queue joins at its end: it gets what is left, and all else stays. What leaves
 * one makes room for one message of a sender, which may make room for another: a walk in one direction, never back, along the
 * queue. A message only ever moves on to later receives, unless another one of its sender is taken back. So an operation costs
 * on average about as much as one look at each member of both queues.
 *
 * <p>If nothing is promised, nothing that waits matches. So before a message is open, there is nothing to know, and later
 * nothing of those that waited at that time: they match no receive that waits. Who has no message in pieces pays nothing.
 *
 * <p>Like the queues it needs no memory. Guarded by the lock of the mailbox.
 */
final class Promises {
    private final Line<PostedReceive> posted;
    private final Line<Message> unexpected;

    /** Number of open messages among those that wait. */
    private int open;
    /** Number of messages that are promised to a receive. */
    private int promised;
    /**
     * The first of those that have come since one was open, which are in the rows of their senders. Null if none is open and
     * none promised.
     */
    private Line.Place<Message> watched;
    /** The number of the last search. */
    private long search;

    Promises(Line<PostedReceive> posted, Line<Message> unexpected) {
        this.posted = posted;
        this.unexpected = unexpected;
    }

    /** Whether a message that waits is open: otherwise nothing is promised once {@link #next} gives nothing more. */
    boolean anyOpen() {
        return open > 0;
    }

    /** The receive that an arriving message goes to; null if there is none, or anything comes before. */
    PostedReceive receiveFor(Message message) {
        PostedReceive receive = firstThatMatches(message);
        return receive == null || SenderRow.anyMatches(lastOfSender(message), receive) ? null : receive;
    }

    private PostedReceive firstThatMatches(Message message) {
        Line.Place<PostedReceive> at = posted.first();
        while (at != null && !at.owner.matches(message)) {
            at = at.after();
        }
        return at == null ? null : at.owner;
    }

    /** Whether a receive that waits, and is not promised to the message, matches it. */
    boolean isMatched(Message message) {
        return firstThatMatches(message) != null;
    }

    /** What comes before a message that is found, at a receive behind all others, goes to its receives now: see {@link #next}. */
    void bringForward(Message message) {
        SenderRow.bringForward(message, null, Long.MAX_VALUE);
    }

    /** A message is about to join its queue, where earlier searches have other numbers than elsewhere. */
    void join(Message message) {
        message.behind = 0;
        if (message.open()) {
            message.queuedOpen = true;
            open++;
        } else if (watched == null) {
            return;
        }
        Message last = watched == null ? null : lastOfSender(message);
        watched = watched == null ? message.place : watched;
        SenderRow.join(last, message);
        promise(message, firstLeft(last, message));
    }

    /**
     * An open message has taken its place in its queue again, from which it was gone: all is as if it had never been. If nothing
     * before it is open, those behind it join the rows of their senders: each may take a look at all others.
     */
    void restore(Message message) {
        message.queuedOpen = true;
        open++;
        if (watched == null || message.place.isBefore(watched)) {
            // of a row that was given up they may still have links, also to those that stay outside
            for (Line.Place<Message> at = message.place.after(); at != watched; at = at.after()) {
                SenderRow.leave(at.owner);
            }
            Line.Place<Message> at = watched == null ? unexpected.last() : watched.before();
            for (; at != message.place; at = at.before()) {
                SenderRow.enter(null, at.owner, neighbour(at.owner, Line.Place::after, null));
            }
            watched = message.place;
        }
        SenderRow.enter(
                neighbour(message, Line.Place::before, watched.before()),
                message,
                neighbour(message, Line.Place::after, null));
        seek(message, posted.first());
    }

    /** A receive is about to join its queue: the first message of each sender that matches and has none yet is promised to it. */
    void join(PostedReceive receive) {
        if (watched == null) {
            return;
        }
        long now = newSearch();
        for (Line.Place<Message> at = watched; at != null; at = at.after()) {
            Message message = at.owner;
            if (message.behind == now) {
                holdBack(message, now);
            } else if (message.promised == null && receive.matches(message)) {
                promise(message, receive);
                holdBack(message, now);
            }
        }
    }

    /** The number of a new search through the messages, for {@link #holdBack}. */
    long newSearch() {
        return ++search;
    }

    /** Notes at the next message of the sender that it comes behind one; who comes to that one passes it on. */
    void holdBack(Message message, long now) {
        if (message.later != null) {
            message.later.behind = now;
        }
    }

    /** The message that goes to its receive now: the first one for the first such receive. Null if there is none. */
    Message next() {
        if (promised == 0) {
            return null;
        }
        long now = newSearch();
        bringForward(now);
        Message first = null;
        for (Line.Place<Message> at = watched; at != null; at = at.after()) {
            Message message = at.owner;
            PostedReceive receive = message.promised;
            if (receive != null
                    && (first == null || receive.place.isBefore(first.promised.place))
                    && (message.isDue(now)
                            || (message.open() ? isNamedNext(message) : SenderRow.comesFirst(message, receive)))) {
                first = message;
            }
        }
        return first;
    }

    /** What comes before the first message that goes to a receive, whose end is known, is due. */
    private void bringForward(long now) {
        for (Line.Place<Message> at = watched; at != null; at = at.after()) {
            Message message = at.owner;
            PostedReceive receive = message.promised;
            if (receive != null && !message.open() && receive.found != now && SenderRow.comesFirst(message, receive)) {
                receive.found = now;
                SenderRow.bringForward(message, receive, now);
            }
        }
    }

    /** Whether the receive of an open message names its source, and nothing comes before the two. */
    private boolean isNamedNext(Message message) {
        return !message.promised.fromAnySource()
                && SenderRow.comesFirst(message, message.promised)
                && firstThatMatches(message) == message.promised;
    }

    /** The sender has told the end of a message. False if it did not wait here as an open one. */
    boolean ended(Message message) {
        boolean waited = message.queuedOpen;
        if (waited) {
            message.queuedOpen = false;
            open--;
            endIfIdle();
        }
        return waited;
    }

    /** A message leaves its queue, in which it still is; its receive is left to a later one of its sender. */
    void leave(Message message) {
        if (watched != null) {
            if (message.promised != null) {
                passOn(message);
            }
            SenderRow.handOver(message);
            if (watched == message.place) {
                watched = watched.after();
            }
            ended(message);
            endIfIdle();
        }
        SenderRow.leave(message);
    }

    /** A receive leaves its queue, in which it still is; what is promised to it looks on for another one. */
    void leave(PostedReceive receive) {
        if (promised == 0) {
            return;
        }
        for (Line.Place<Message> at = watched; at != null; at = at.after()) {
            if (at.owner.promised == receive) {
                moveOn(at.owner);
            }
        }
        endIfIdle();
    }

    /** A message leaves together with the receive that it is promised to, which nobody else of its sender gets. */
    void fulfil(Message message) {
        message.promise(null);
        promised--;
    }

    /** The receive of a message goes to the next of its sender that matches and has none or a later one, whose goes on in turn. */
    private void passOn(Message from) {
        PostedReceive free = from.promised;
        from.promise(null);
        for (Message at = from.later; at != null; at = at.later) {
            if (free.matches(at) && (at.promised == null || free.place.isBefore(at.promised.place))) {
                PostedReceive left = at.promised;
                at.promise(free);
                if (left == null) {
                    return;
                }
                free = left;
            }
        }
        promised--;
    }

    /** A message goes to the next receive that matches and that no earlier one of its sender has; a later one goes on in turn. */
    private void moveOn(Message from) {
        Line.Place<PostedReceive> next = from.promised.place.after();
        from.promise(null);
        promised--;
        seek(from, next);
    }

    /** A message that has no receive gets the first, from a place on, that matches and that no earlier one of its sender has. */
    private void seek(Message from, Line.Place<PostedReceive> start) {
        Message last = SenderRow.last(from);
        SenderRow.tellHolders(last);
        Message homeless = from;
        for (Line.Place<PostedReceive> at = start; homeless != null && at != null; at = at.after()) {
            PostedReceive receive = at.owner;
            Message holder = receive.holder;
            if (receive.matches(homeless) && (holder == null || homeless.place.isBefore(holder.place))) {
                homeless.promise(receive);
                receive.holder = homeless;
                homeless = holder;
            }
        }
        if (homeless == null) {
            promised++;
        } else {
            homeless.promise(null);
        }
        SenderRow.forgetHolders(last);
    }

    private void promise(Message message, PostedReceive receive) {
        message.promise(receive);
        promised += receive == null ? 0 : 1;
    }

    /** The first posted receive that matches and that no message of a row has; {@code last} is null if the row is empty. */
    private PostedReceive firstLeft(Message last, Message message) {
        Message holders = promised == 0 ? null : last;
        SenderRow.tellHolders(holders);
        Line.Place<PostedReceive> at = posted.first();
        while (at != null && (at.owner.holder != null || !at.owner.matches(message))) {
            at = at.after();
        }
        SenderRow.forgetHolders(holders);
        return at == null ? null : at.owner;
    }

    /** The last message in the row of the same sender; null if there is none. */
    private Message lastOfSender(Message message) {
        Line.Place<Message> end = watched.before();
        for (Line.Place<Message> at = unexpected.last(); at != end; at = at.before()) {
            if (at.owner.isOfSameSender(message)) {
                return at.owner;
            }
        }
        return null;
    }

    /** The next message of the same sender in one direction; null if there is none before {@code end}. */
    private static Message neighbour(
            Message message, UnaryOperator<Line.Place<Message>> step, Line.Place<Message> end) {
        Line.Place<Message> at = step.apply(message.place);
        while (at != end && !at.owner.isOfSameSender(message)) {
            at = step.apply(at);
        }
        return at == end ? null : at.owner;
    }

    private void endIfIdle() {
        if (open == 0 && promised == 0) {
            watched = null;
        }
    }
}
