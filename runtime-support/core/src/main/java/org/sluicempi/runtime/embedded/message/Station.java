package org.sluicempi.runtime.embedded.message;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.match.Mailbox;
import org.sluicempi.runtime.engine.AttachedBuffer;

/**
 * One rank as messages see it.
 *
 * @param mailbox where its messages arrive
 * @param attached its account of the buffer for buffered sends
 * @param unended its messages in pieces that have been announced and not ended
 */
public record Station(RankContext rank, Mailbox mailbox, AttachedBuffer<SendRequest> attached, Set<Unended> unended) {
    public static Station of(RankContext rank, Mailbox mailbox) {
        AttachedBuffer<SendRequest> attached = new AttachedBuffer<>(SendRequest::ready, Station::awaitEnd);
        return new Station(rank, mailbox, attached, ConcurrentHashMap.newKeySet());
    }

    private static void awaitEnd(SendRequest send) {
        try {
            send.await();
        } catch (MpiError e) {
            if (e.errorClass() == ErrorClass.PENDING) {
                // interrupted: that is kept for the caller, and changes nothing here
                send.await();
            }
        }
    }
}
