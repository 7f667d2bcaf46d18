package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.Collections;
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

    private final Set<HeldMessage> taken = Collections.newSetFromMap(new IdentityHashMap<>());

    Claims(List<HeldMessage> entries) {
        this.entries = new ArrayList<>(entries);
        for (HeldMessage entry : entries) {
            free.computeIfAbsent(entry.envelope().source(), unused -> new LinkedList<>())
                    .add(entry);
        }
    }

    /** The next receive speaks. */
    void add(Pattern pattern) {
        for (LinkedList<HeldMessage> ofSender : free.values()) {
            for (Iterator<HeldMessage> all = ofSender.iterator(); all.hasNext(); ) {
                HeldMessage entry = all.next();
                if (pattern.matches(entry.envelope())) {
                    all.remove();
                    taken.add(entry);
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
                if (!taken.contains(entry) && (!known || entry.ended())) {
                    return entry;
                }
                passed.add(entry.envelope().source());
            }
        }
        return null;
    }
}
