package org.sluicempi.runtime.embedded.match;

import java.util.concurrent.atomic.AtomicReference;
import org.sluicempi.runtime.UserBuffer;

/**
 * A message of one matching that has been delivered and that nobody else can still reach, kept for the next one, so that
 * plain blocking messages leave no garbage. Threads that send at once make their own.
 */
public final class SpareMessage {
    private final Origin from;
    private final AtomicReference<Message> kept = new AtomicReference<>();

    public SpareMessage(Origin from) {
        this.from = from;
    }

    /**
     * A message that comes back by {@link Message#end}.
     *
     * @param send the sender that waits for the match and ends the message then; null for a message that leaves at once,
     *     which its receiver ends
     */
    public Message message(int tag, UserBuffer data, Rendezvous send) {
        Message spare = kept.getAndSet(null);
        if (spare == null) {
            spare = new Message(from, this);
        }
        spare.set(tag, data, send);
        return spare;
    }

    void keep(Message delivered) {
        kept.set(delivered);
    }
}
