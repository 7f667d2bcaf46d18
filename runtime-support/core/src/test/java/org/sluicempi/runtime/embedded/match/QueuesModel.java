package org.sluicempi.runtime.embedded.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What {@link MatchQueues} says of its matching, written down plainly: it keeps nothing but the two queues. A receive and a
 * message match as soon as nothing before them can: whatever joins or leaves, all that can match then does so.
 */
final class QueuesModel {
    final List<PostedReceive> posted = new ArrayList<>();
    final List<Message> unexpected = new ArrayList<>();

    private record Sender(int context, int source) {
        static Sender of(Message message) {
            return new Sender(message.context, message.source);
        }
    }

    Message find(int context, int source, int tag) {
        return first(m -> Matching.matches(context, source, tag, m), false, posted.size());
    }

    /** After anything that happens: who goes where, in this order. */
    Map<Message, PostedReceive> matchAll() {
        Map<Message, PostedReceive> matched = new LinkedHashMap<>();
        for (int k = 0; k < posted.size(); k++) {
            PostedReceive receive = posted.get(k);
            Message message = first(receive::matches, !receive.fromAnySource(), k);
            if (message != null) {
                posted.remove(receive);
                unexpected.remove(message);
                matched.put(message, receive);
                k = -1;
            }
        }
        return matched;
    }

    /** The first message for one that comes behind the first {@code count} receives: of each sender only its first counts. */
    private Message first(Predicate<Message> matches, boolean takesOpen, int count) {
        Map<Message, PostedReceive> promised = promises(count);
        Set<Sender> seen = new HashSet<>();
        for (Message message : unexpected) {
            if (matches.test(message)
                    && seen.add(Sender.of(message))
                    && !promised.containsKey(message)
                    && (takesOpen || !message.open())) {
                return message;
            }
        }
        return null;
    }

    /** What the first {@code count} receives would get if all messages ended now, each sender seen alone. */
    private Map<Message, PostedReceive> promises(int count) {
        Map<Message, PostedReceive> promised = new LinkedHashMap<>();
        for (Message message : unexpected) {
            PostedReceive receive = firstLeft(message, promised, count);
            if (receive != null) {
                promised.put(message, receive);
            }
        }
        return promised;
    }

    private PostedReceive firstLeft(Message message, Map<Message, PostedReceive> promised, int count) {
        Set<PostedReceive> taken = new HashSet<>();
        promised.forEach((m, receive) -> {
            if (Sender.of(m).equals(Sender.of(message))) {
                taken.add(receive);
            }
        });
        return posted.stream()
                .limit(count)
                .filter(r -> r.matches(message) && !taken.contains(r))
                .findFirst()
                .orElse(null);
    }
}
