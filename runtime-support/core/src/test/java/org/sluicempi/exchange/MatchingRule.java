package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * MPI's matching (MPI 4.1, section 3.5) for one receiver, asked receive by receive in the order in which they were
 * posted: of each source, a receive may get the first message that fits and that no earlier receive has got. Nothing else
 * is promised: which source comes first is open.
 */
final class MatchingRule {
    private final Map<Integer, List<Message>> bySource = new LinkedHashMap<>();

    /** @param sent all messages to this receiver; those of one source in the order of their sends */
    MatchingRule(List<Message> sent) {
        for (Message message : sent) {
            bySource.computeIfAbsent(message.source(), unused -> new ArrayList<>())
                    .add(message);
        }
    }

    /** What the next receive may get: at most one message of each source. */
    List<Message> legal(Pattern receive) {
        List<Message> firsts = new ArrayList<>();
        for (List<Message> ofOne : bySource.values()) {
            ofOne.stream().filter(receive::fits).findFirst().ifPresent(firsts::add);
        }
        return firsts;
    }

    /** The next receive has got this message, one of those that were legal. */
    void take(Message message) {
        if (!bySource.getOrDefault(message.source(), new ArrayList<>()).remove(message)) {
            throw new IllegalStateException("received twice or never sent: " + message);
        }
    }

    /** Messages that no receive has got. */
    List<Message> left() {
        return bySource.values().stream().flatMap(List::stream).toList();
    }
}
