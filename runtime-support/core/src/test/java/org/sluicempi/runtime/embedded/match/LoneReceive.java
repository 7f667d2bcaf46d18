package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;

/** A receive of no elements that nobody waits for. */
final class LoneReceive extends PostedReceive {
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    /** How many messages it has been compared with. */
    long comparisons;

    LoneReceive(int context, int source, int tag) {
        this(context, source, tag, NOTHING);
    }

    LoneReceive(int context, int source, int tag, UserBuffer into) {
        super(null, context, into, source, tag);
    }

    /** A plain message that fits, or the head of one in pieces. */
    static Message message(int context, int source, int tag, boolean open) {
        Origin from = new Origin(context, source, null);
        return open
                ? new Message(from, tag, BasicType.BYTE, new DeltaFlow(1, 100))
                : new Message(from, tag, BasicType.BYTE, NOTHING, null);
    }

    @Override
    boolean matches(Message message) {
        comparisons++;
        return super.matches(message);
    }

    @Override
    public boolean takeBack() {
        return false;
    }

    @Override
    public String describe() {
        return "a receive";
    }
}
