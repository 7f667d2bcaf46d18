package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.Communicator;

/**
 * The messages of one sender to one matching that wait in a queue, in the order in which they came. They carry its links: so
 * it needs no memory, and whoever has one of them finds the others without a look at those of other senders.
 */
final class SenderRow {
    private SenderRow() {}

    /** @param last the one that it comes behind; null if it is the first */
    static void join(Message last, Message message) {
        message.earlier = last;
        message.later = null;
        if (last != null) {
            last.later = message;
        }
        Message alike = last;
        while (alike != null && alike.tag != message.tag) {
            alike = alike.earlier;
        }
        message.firstOfTag = alike == null;
    }

    /** A message that came earlier than others of the row takes its place among them; each neighbour may be null. */
    static void enter(Message before, Message message, Message after) {
        join(before, message);
        message.later = after;
        if (after != null) {
            after.earlier = message;
        }
        Message alike = message.firstOfTag ? after : null;
        while (alike != null && alike.tag != message.tag) {
            alike = alike.later;
        }
        if (alike != null) {
            alike.firstOfTag = false;
        }
    }

    /** Of a message that may be in no row, as those are that came while none was open: that costs it next to nothing. */
    static void leave(Message message) {
        Message earlier = message.earlier;
        Message later = message.later;
        if (earlier != null) {
            earlier.later = later;
            message.earlier = null;
        }
        if (later != null) {
            later.earlier = earlier;
            message.later = null;
        }
    }

    /** Another one is the first of its tag from now on, if this one was. */
    static void handOver(Message message) {
        if (message.firstOfTag) {
            Message alike = message.later;
            while (alike != null && alike.tag != message.tag) {
                alike = alike.later;
            }
            if (alike != null) {
                alike.firstOfTag = true;
            }
        }
    }

    /** Whether no earlier message of the row matches a receive that this one matches. */
    static boolean comesFirst(Message message, PostedReceive receive) {
        return receive.tag() == Communicator.ANY_TAG ? message.earlier == null : message.firstOfTag;
    }

    /** The last one, as seen from any. */
    static Message last(Message any) {
        Message last = any;
        while (last.later != null) {
            last = last.later;
        }
        return last;
    }

    /** Whether one of those up to {@code last}, which may be null, matches the receive. */
    static boolean anyMatches(Message last, PostedReceive receive) {
        for (Message at = last; at != null; at = at.earlier) {
            if (receive.matches(at)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Marks as due the earlier messages whose receives would have a message if they did not go there, and what comes before
     * those: messages that match their receives, too. The message is given out, and those before it.
     *
     * @param receive where it goes; null for one that comes behind all others
     * @param search its number
     */
    static void bringForward(Message message, PostedReceive receive, long search) {
        for (Message at = message.earlier; at != null; at = at.earlier) {
            if (at.promised != null
                    && !at.isDue(search)
                    && (wouldHave(at.promised, message, receive) || isBeforeDue(at, message, search))) {
                at.due = search;
            }
        }
    }

    private static boolean isBeforeDue(Message early, Message end, long search) {
        for (Message at = early.later; at != end; at = at.later) {
            if (at.isDue(search) && at.promised.matches(early)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a receive comes before the one that a message goes to, and matches it. */
    private static boolean wouldHave(PostedReceive receive, Message message, PostedReceive its) {
        return receive.matches(message) && (its == null || receive.place.isBefore(its.place));
    }

    /** Tells the receives that messages of a row are promised to which ones these are. */
    static void tellHolders(Message last) {
        for (Message at = last; at != null; at = at.earlier) {
            if (at.promised != null) {
                at.promised.holder = at;
            }
        }
    }

    /** Undoes {@link #tellHolders}, whatever has been promised to whom since. */
    static void forgetHolders(Message last) {
        for (Message at = last; at != null; at = at.earlier) {
            if (at.promised != null) {
                at.promised.holder = null;
            }
        }
    }
}
