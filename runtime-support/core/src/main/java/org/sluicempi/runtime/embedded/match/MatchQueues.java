package org.sluicempi.runtime.embedded.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The two queues of a rank's matching: receives that wait for a message and messages that wait for a receive, each in the
 * order in which they came. Guarded by the lock of the mailbox.
 *
 * <p>A message in pieces is open until its sender has told its end. A receive that names its source takes it as soon as
 * its head is there; one from any source does not: bound to a sender that is still computing, it would keep the messages
 * of others waiting, which the blocking program never did and which may stop it for ever. An open message still holds its
 * place: a later message of its sender is not given to a receive that could have had the open one, and a later receive
 * does not take it from an earlier one.
 */
final class MatchQueues {
    /** A message and the receive that it goes to. */
    record Match(Message message, PostedReceive receive) {}

    /**
     * Posted receives that queued messages are bound for, each sender seen alone: a receive from any source may still go
     * to another sender.
     */
    private record SpokenFor(Set<Message> messages, Map<Integer, Set<PostedReceive>> bySource) {
        static final SpokenFor NOTHING = new SpokenFor(Set.of(), Map.of());

        Set<PostedReceive> receives(int source) {
            return bySource.getOrDefault(source, Set.of());
        }
    }

    private final ArrayDeque<PostedReceive> posted = new ArrayDeque<>();
    private final ArrayDeque<Message> unexpected = new ArrayDeque<>();
    /** Number of open messages in {@link #unexpected}. */
    private int open;

    /** The receive that the message goes to, taken from its queue; null if the message has to be queued. */
    PostedReceive receiveFor(Message message) {
        if (posted.isEmpty()) {
            return null;
        }
        SpokenFor spokenFor = spokenFor(posted);
        for (Iterator<PostedReceive> all = posted.iterator(); all.hasNext(); ) {
            PostedReceive receive = all.next();
            if (receive.matches(message) && !spokenFor.receives(message.source).contains(receive)) {
                if (message.open() && receive.fromAnySource() || heldBack(message, receive)) {
                    return null;
                }
                all.remove();
                return receive;
            }
        }
        return null;
    }

    void queue(Message message) {
        unexpected.add(message);
        open += message.open() ? 1 : 0;
        message.queuedOpen = message.open();
    }

    void queue(PostedReceive receive) {
        posted.add(receive);
    }

    /** The message that a receive gets which is not queued, taken from its queue; null if there is none. */
    Message messageFor(PostedReceive receive) {
        return messageFor(receive, posted);
    }

    private Message messageFor(PostedReceive receive, Collection<PostedReceive> earlier) {
        if (unexpected.isEmpty()) {
            return null;
        }
        Set<Integer> passed = null;
        SpokenFor spokenFor = spokenFor(earlier);
        for (Iterator<Message> all = unexpected.iterator(); all.hasNext(); ) {
            Message message = all.next();
            if (!receive.matches(message)) {
                continue;
            }
            if (message.open() && receive.fromAnySource()
                    || spokenFor.messages().contains(message)) {
                passed = passed == null ? new HashSet<>() : passed;
                passed.add(message.source);
            } else if (passed == null || !passed.contains(message.source)) {
                all.remove();
                closed(message);
                return message;
            }
        }
        return null;
    }

    /** The first message that a receive with these arguments would get, if its length is known. */
    Optional<Message> find(int context, int source, int tag) {
        Set<Integer> passed = new HashSet<>();
        SpokenFor spokenFor = spokenFor(posted);
        for (Message message : unexpected) {
            if (Matching.matches(context, source, tag, message)) {
                if (message.open() || spokenFor.messages().contains(message)) {
                    passed.add(message.source);
                } else if (!passed.contains(message.source)) {
                    return Optional.of(message);
                }
            }
        }
        return Optional.empty();
    }

    /** As {@link #find}, and takes the message from its queue. */
    Optional<Message> take(int context, int source, int tag) {
        Optional<Message> found = find(context, source, tag);
        found.ifPresent(message -> {
            unexpected.remove(message);
            closed(message);
        });
        return found;
    }

    /** The sender has told the end of a message: what can be matched now, taken from the queues. */
    List<Match> ended(Message message) {
        if (!message.queuedOpen) {
            return List.of();
        }
        closed(message);
        List<Match> matches = new ArrayList<>();
        List<PostedReceive> earlier = new ArrayList<>();
        for (Iterator<PostedReceive> all = posted.iterator(); all.hasNext(); ) {
            PostedReceive receive = all.next();
            Message found = messageFor(receive, earlier);
            if (found == null) {
                earlier.add(receive);
            } else {
                all.remove();
                matches.add(new Match(found, receive));
            }
        }
        return matches;
    }

    /** False if the message is not queued. */
    boolean retract(Message message) {
        boolean found = unexpected.removeIf(m -> m == message);
        if (found) {
            closed(message);
        }
        return found;
    }

    /** False if the receive is not queued. */
    boolean withdraw(PostedReceive receive) {
        return posted.removeIf(r -> r == receive);
    }

    /** Whether a message of the same sender may still come first for this receive. */
    private boolean heldBack(Message message, PostedReceive receive) {
        return open > 0 && unexpected.stream().anyMatch(m -> m.source == message.source && receive.matches(m));
    }

    /** Which of these receives the queued messages would get if all of them ended now; none if no message is open. */
    private SpokenFor spokenFor(Collection<PostedReceive> receives) {
        if (open == 0 || receives.isEmpty()) {
            return SpokenFor.NOTHING;
        }
        SpokenFor spokenFor = new SpokenFor(new HashSet<>(), new HashMap<>());
        Map<Integer, List<PostedReceive>> free = new HashMap<>();
        for (Message message : unexpected) {
            List<PostedReceive> left = free.computeIfAbsent(message.source, unused -> new LinkedList<>(receives));
            for (Iterator<PostedReceive> all = left.iterator(); all.hasNext(); ) {
                PostedReceive receive = all.next();
                if (receive.matches(message)) {
                    all.remove();
                    spokenFor
                            .bySource
                            .computeIfAbsent(message.source, unused -> new HashSet<>())
                            .add(receive);
                    spokenFor.messages.add(message);
                    break;
                }
            }
        }
        return spokenFor;
    }

    private void closed(Message message) {
        if (message.queuedOpen) {
            message.queuedOpen = false;
            open--;
        }
    }
}
