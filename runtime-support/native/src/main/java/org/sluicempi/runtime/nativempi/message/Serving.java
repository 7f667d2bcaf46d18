package org.sluicempi.runtime.nativempi.message;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which of the receives that wait gets which of the messages that are held, by the order of MPI: see {@code MatchQueues} of the
 * embedded engine. Guarded by the lock of {@link HeldMessages}, whose lists these are.
 */
final class Serving {
    private final List<HeldMessage> entries;
    private final List<WaitingReceive> waiting;

    /**
     * @param entries the messages, those of each rank in the order in which it sent them
     * @param waiting the receives in the order of their posts
     */
    Serving(List<HeldMessage> entries, List<WaitingReceive> waiting) {
        this.entries = entries;
        this.waiting = waiting;
    }

    /** Gives out whatever can be given out. */
    void all() {
        boolean again = true;
        while (again) {
            again = serveInTurn();
        }
    }

    /** True if a message was given out before another one: its receive had spoken for others, too, which are free now. */
    private boolean serveInTurn() {
        Claims claims = new Claims(entries);
        for (WaitingReceive receive : List.copyOf(waiting)) {
            if (entries.isEmpty()) {
                return false; // many may wait
            }
            HeldMessage found =
                    claims.first(receive.pattern(), receive.pattern().fromAnySource());
            if (found == null || !found.ended() && claims.goesPast(found)) {
                claims.add(receive);
            } else {
                boolean others = bringForward(found, claims);
                claims.remove(found);
                give(receive, found);
                if (others) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean bringForward(HeldMessage found, Claims claims) {
        Map<HeldMessage, WaitingReceive> due = claims.before(found);
        due.forEach((message, receive) -> give(receive, message));
        return !due.isEmpty();
    }

    /**
     * The library has taken messages for the receives that wait here, maybe past others of their ranks with another tag. So
     * they cannot be kept for later receives, which must not have them before those: each gets one of these receives, and so do
     * the messages before it, though their senders may still compute. What has ended is given out on the way. All this goes in
     * the order in which the messages came, so that none is left that was taken: it finds at least the receive that the library
     * took it for.
     */
    void settle(List<HeldMessage> taken) {
        entries.addAll(taken);
        for (HeldMessage each : List.copyOf(entries)) {
            waiting.stream()
                    .filter(receive -> receive.pattern().matches(each.envelope()))
                    .findFirst()
                    .filter(receive -> isNext(each, receive.pattern(), taken))
                    .ifPresent(receive -> give(receive, each));
        }
    }

    /** Whether a message is given to the first receive that may have it, which may have no other one of its rank before. */
    private boolean isNext(HeldMessage message, Pattern receive, List<HeldMessage> taken) {
        Pattern ofRank = new Pattern(message.envelope().source(), receive.tag());
        Optional<HeldMessage> first =
                entries.stream().filter(each -> ofRank.matches(each.envelope())).findFirst();
        boolean before = taken.stream().anyMatch(late -> ofRank.matches(late.envelope()));
        return first.orElseThrow() == message && (before || message.ended());
    }

    private void give(WaitingReceive receive, HeldMessage found) {
        waiting.remove(receive);
        entries.remove(found);
        receive.take(found);
    }

    /** The message whose length is known that a receive behind all others would get; null if there is none. Stays here. */
    HeldMessage found(Pattern pattern) {
        Claims claims = new Claims(entries);
        waiting.forEach(claims::add);
        HeldMessage found = claims.first(pattern, true);
        if (found != null) {
            bringForward(found, claims);
        }
        return found;
    }
}
