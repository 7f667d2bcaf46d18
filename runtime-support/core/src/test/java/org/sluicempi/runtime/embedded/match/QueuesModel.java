package org.sluicempi.runtime.embedded.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What {@link MatchQueues} says of its matching, written down plainly: it keeps nothing but the two queues, and from a question to the
 * next {@link #matchAll} who has to go before what was found.
 */
final class QueuesModel {
    final List<PostedReceive> posted = new ArrayList<>();
    final List<Message> unexpected = new ArrayList<>();
    /** All that have ever come. */
    private final List<Message> came = new ArrayList<>();
    /** Who has gone where, or has been told of to a probe. */
    private final List<Gone> gone = new ArrayList<>();

    /** Whom a probe has told of. */
    private final Set<Message> told = new HashSet<>();

    private final Set<Message> forward = new HashSet<>();

    private record Gone(Message message, PostedReceive receive) {}

    private record Sender(int context, int source) {
        static Sender of(Message message) {
            return new Sender(message.context, message.source);
        }
    }

    void arrive(Message message) {
        came.add(message);
        unexpected.add(message);
    }

    /** Whether a receive gives back the open message that it has: no later one of its sender has gone where that could have. */
    boolean cancel(PostedReceive receive) {
        Gone its = gone.stream().filter(g -> g.receive == receive).findFirst().orElseThrow();
        Message message = its.message;
        boolean overtaken = gone.stream()
                .anyMatch(g -> Sender.of(g.message).equals(Sender.of(message))
                        && came.indexOf(g.message) > came.indexOf(message)
                        && g.receive.matches(message));
        if (!message.open() || overtaken) {
            return false;
        }
        gone.remove(its);
        unexpected.add(message);
        unexpected.sort(Comparator.comparing(came::indexOf));
        return true;
    }

    /** Whoever has asked with these arguments is told of the message that {@link #find} has given. */
    void told(Message message, int context, int source, int tag) {
        told.add(message);
        gone.add(new Gone(message, new LoneReceive(context, source, tag)));
    }

    /** Whether its sender takes a message back. */
    boolean retract(Message message) {
        return !told.contains(message) && unexpected.remove(message);
    }

    /** Of each sender only its first message that matches, if it is promised to no receive and its end is known. */
    Message find(int context, int source, int tag) {
        Map<Message, PostedReceive> promised = promises();
        Predicate<Message> matches = m -> Matching.matches(context, source, tag, m);
        Set<Sender> seen = new HashSet<>();
        for (Message message : unexpected) {
            if (matches.test(message)
                    && seen.add(Sender.of(message))
                    && !promised.containsKey(message)
                    && !message.open()) {
                forward.addAll(before(message, posted.size(), none -> false, promised));
                return message;
            }
        }
        return null;
    }

    /** After anything that happens: who goes where, in this order. */
    Map<Message, PostedReceive> matchAll() {
        Map<Message, PostedReceive> matched = new LinkedHashMap<>();
        Map<Message, PostedReceive> ready = ready();
        while (!ready.isEmpty()) {
            Map.Entry<Message, PostedReceive> first = ready.entrySet().stream()
                    .min(Comparator.comparing(entry -> posted.indexOf(entry.getValue())))
                    .orElseThrow();
            matched.put(first.getKey(), first.getValue());
            gone.add(new Gone(first.getKey(), first.getValue()));
            posted.remove(first.getValue());
            unexpected.remove(first.getKey());
            ready = ready();
        }
        forward.clear();
        return matched;
    }

    /** What may go to the receive that it is promised to. */
    private Map<Message, PostedReceive> ready() {
        Map<Message, PostedReceive> promised = promises();
        Set<Message> due = new HashSet<>(forward);
        Set<PostedReceive> found = new HashSet<>();
        promised.forEach((message, receive) -> {
            if (!message.open() && comesFirst(message, receive) && found.add(receive)) {
                due.addAll(before(message, posted.indexOf(receive), none -> false, promised));
            }
        });
        Map<Message, PostedReceive> ready = new LinkedHashMap<>();
        promised.forEach((message, receive) -> {
            boolean free = !message.open()
                    || !receive.fromAnySource() && before(message, promised).isEmpty();
            if (due.contains(message) || free && comesFirst(message, receive)) {
                ready.put(message, receive);
            }
        });
        return ready;
    }

    private boolean comesFirst(Message message, PostedReceive receive) {
        return unexpected.subList(0, unexpected.indexOf(message)).stream()
                .noneMatch(early -> Sender.of(early).equals(Sender.of(message)) && receive.matches(early));
    }

    /** All that comes before a message which is due, at the receive that it is promised to. */
    private Set<Message> before(Message message, Map<Message, PostedReceive> promised) {
        PostedReceive receive = promised.get(message);
        return before(message, posted.indexOf(receive), receive::matches, promised);
    }

    /**
     * Messages of the same sender that cannot go after this one does, to a receive at a place.
     *
     * @param taken what of its sender's that receive must get before
     */
    private Set<Message> before(
            Message message, int place, Predicate<Message> taken, Map<Message, PostedReceive> promised) {
        Set<Message> before = new HashSet<>();
        for (Message early : unexpected.subList(0, unexpected.indexOf(message))) {
            PostedReceive its = promised.get(early);
            if (its != null
                    && Sender.of(early).equals(Sender.of(message))
                    && (taken.test(early) || its.matches(message) && posted.indexOf(its) < place)) {
                before.add(early);
                before.addAll(before(early, promised));
            }
        }
        return before;
    }

    /** What the receives would get if all messages ended now, each sender seen alone. */
    private Map<Message, PostedReceive> promises() {
        Map<Message, PostedReceive> promised = new LinkedHashMap<>();
        for (Message message : unexpected) {
            PostedReceive receive = firstLeft(message, promised);
            if (receive != null) {
                promised.put(message, receive);
            }
        }
        return promised;
    }

    private PostedReceive firstLeft(Message message, Map<Message, PostedReceive> promised) {
        Set<PostedReceive> taken = new HashSet<>();
        promised.forEach((m, receive) -> {
            if (Sender.of(m).equals(Sender.of(message))) {
                taken.add(receive);
            }
        });
        return posted.stream()
                .filter(r -> r.matches(message) && !taken.contains(r))
                .findFirst()
                .orElse(null);
    }
}
