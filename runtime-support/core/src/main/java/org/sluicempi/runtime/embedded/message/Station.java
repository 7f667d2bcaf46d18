package org.sluicempi.runtime.embedded.message;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.match.Mailbox;

/**
 * One rank as messages see it.
 *
 * @param mailbox where its messages arrive
 * @param attached its account of the buffer for buffered sends
 * @param unended its messages in pieces that have been announced and not ended
 */
public record Station(RankContext rank, Mailbox mailbox, AttachedBuffer attached, Set<Unended> unended) {
    public static Station of(RankContext rank, Mailbox mailbox) {
        return new Station(rank, mailbox, new AttachedBuffer(), ConcurrentHashMap.newKeySet());
    }
}
