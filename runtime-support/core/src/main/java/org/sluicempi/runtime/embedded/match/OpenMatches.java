package org.sluicempi.runtime.embedded.match;

/**
 * The open messages that have been matched, in the order in which they came, until their end is known: so long a receive can be
 * cancelled and gives its message back, unless a later message of the same sender has gone where that one could have gone. If
 * that later one is open too, it has so only as long as its own receive has it.
 *
 * <p>A message is here in the place that it has in its queue otherwise. So this needs no memory either. Guarded by the lock of
 * the mailbox.
 */
final class OpenMatches {
    private final Line<Message> lent = new Line<>();

    /** A message, numbered and in no queue, goes to a receive. */
    void add(Message message, PostedReceive receive) {
        if (message.open()) {
            message.lentTo = receive;
            receive.lent = message;
            lent.restore(message.place);
        } else {
            passed(message, receive.context(), receive.source(), receive.tag());
        }
    }

    /** A message has gone for good to a receive with these arguments. */
    void passed(Message message, int context, int source, int tag) {
        for (Line.Place<Message> at = lent.first(); at != null && at.isBefore(message.place); at = at.after()) {
            Message early = at.owner;
            if (early.isOfSameSender(message) && Matching.matches(context, source, tag, early)) {
                early.overtaken = true;
            }
        }
    }

    /** The sender has told the end of a message, which may not be here. */
    void ended(Message message) {
        PostedReceive receive = message.lentTo;
        if (receive != null) {
            leave(receive);
            passed(message, receive.context(), receive.source(), receive.tag());
        }
    }

    /** Whether the receive has a message that is open and that no other has overtaken. */
    boolean canGiveBack(PostedReceive receive) {
        Message message = receive.lent;
        if (message == null || message.overtaken) {
            return false;
        }
        for (Line.Place<Message> at = message.place.after(); at != null; at = at.after()) {
            if (at.owner.isOfSameSender(message) && at.owner.lentTo.matches(message)) {
                return false;
            }
        }
        return true;
    }

    /** The message of a receive, which is not its message any more. */
    Message giveBack(PostedReceive receive) {
        Message message = receive.lent;
        leave(receive);
        return message;
    }

    private void leave(PostedReceive receive) {
        lent.remove(receive.lent.place);
        receive.lent.lentTo = null;
        receive.lent = null;
    }
}
