package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which held messages are spoken for: the receives that wait have spoken in the order of their posts, each for the first
 * message of each sender that it would get if all messages ended now.
 */
final class Claims {
    private final List<HeldMessage> entries;
    /** What nobody has spoken for, by sender. */
    private final Map<Integer, LinkedList<HeldMessage>> free = new LinkedHashMap<>();

    /** Who has spoken for a message. */
    private final Map<HeldMessage, WaitingReceive> taken = new IdentityHashMap<>();

    private final List<WaitingReceive> receives = new ArrayList<>();

    Claims(List<HeldMessage> entries) {
        this.entries = new ArrayList<>(entries);
        for (HeldMessage entry : entries) {
            free.computeIfAbsent(entry.envelope().source(), unused -> new LinkedList<>())
                    .add(entry);
        }
    }

    /** The next receive speaks. */
    void add(WaitingReceive receive) {
        Pattern pattern = receive.pattern();
        receives.add(receive);
        for (LinkedList<HeldMessage> ofSender : free.values()) {
            for (Iterator<HeldMessage> all = ofSender.iterator(); all.hasNext(); ) {
                HeldMessage entry = all.next();
                if (pattern.matches(entry.envelope())) {
                    all.remove();
                    taken.put(entry, receive);
                    break;
                }
            }
        }
    }

    /** A message is not there any more. */
    void remove(HeldMessage entry) {
        entries.removeIf(each -> each == entry);
        free.get(entry.envelope().source()).removeIf(each -> each == entry);
    }

    /**
     * The first message for the next receive; one behind another of its sender that is spoken for or not known has to wait.
     *
     * @param known whether its length must be known
     * @return null if there is none
     */
    HeldMessage first(Pattern pattern, boolean known) {
        Set<Integer> passed = new HashSet<>();
        for (HeldMessage entry : entries) {
            if (passed.size() == free.size()) {
                return null; // many may be held of few senders
            } else if (pattern.matches(entry.envelope())
                    && !passed.contains(entry.envelope().source())) {
                if (!taken.containsKey(entry) && (!known || entry.ended())) {
                    return entry;
                }
                passed.add(entry.envelope().source());
            }
        }
        return null;
    }

    /** Whether a message that {@link #first} has given matches a receive that has spoken, for another one of its sender. */
    boolean goesPast(HeldMessage message) {
        return receives.stream().anyMatch(receive -> receive.pattern().matches(message.envelope()));
    }

    /**
     * What has to go to its receive, open or not, before a message that {@link #first} has given does: as the message matches that
     * receive, another one of its sender must be there by now. The earliest of the sender comes last.
     */
    Map<HeldMessage, WaitingReceive> before(HeldMessage message) {
        Map<HeldMessage, WaitingReceive> due = new LinkedHashMap<>();
        for (int at = taken.isEmpty() ? -1 : entries.indexOf(message) - 1; at >= 0; at--) {
            HeldMessage early = entries.get(at);
            WaitingReceive receive = taken.get(early);
            if (receive != null
                    && early.envelope().source() == message.envelope().source()
                    && (receive.pattern().matches(message.envelope()) || isBefore(early, due))) {
                due.put(early, receive);
            }
        }
        return due;
    }

    private static boolean isBefore(HeldMessage early, Map<HeldMessage, WaitingReceive> due) {
        return due.values().stream().anyMatch(receive -> receive.pattern().matches(early.envelope()));
    }
}
