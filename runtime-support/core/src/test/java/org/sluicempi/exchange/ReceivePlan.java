package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.sluicempi.runtime.Communicator;

/**
 * Chooses the receives for the messages of a round such that none can be left over, whoever comes first: of two receives
 * that the same message fits, the one with fewer wildcards is posted first, so that the wider one only gets what no
 * other needs.
 */
final class ReceivePlan {
    private final Settings settings;
    private final Lane lane;
    private final Random random;

    ReceivePlan(Settings settings, Lane lane, Random random) {
        this.settings = settings;
        this.lane = lane;
        this.random = random;
    }

    /** Whether receives may take any message of the lane: by two wildcards, or one if all have the same tag. */
    boolean anyOfAll() {
        return settings.has(Feature.WILDCARDS);
    }

    /** The receives of one rank in the order of their posting. */
    List<ReceiveStep> of(Style style, boolean[] servers, int rank, List<Message> all) {
        List<Message> messages = all.stream().filter(m -> m.dest() == rank).toList();
        List<Pattern> patterns = switch (style) {
            case POSTED, STARTED, MIXED ->
                oneSource(messages) && random.nextBoolean() ? ofOneSource(messages) : sorted(nested(messages));
            case ORDERED -> inOrder(messages, messages.size());
            case SERVED -> served(servers, messages);
        };
        int capacity = messages.stream().mapToInt(Message::elements).max().orElse(0);
        List<ReceiveStep> steps = new ArrayList<>();
        for (Pattern pattern : patterns) {
            int room = capacity;
            if (pattern.width() == 0) {
                room = messages.stream()
                        .filter(pattern::fits)
                        .mapToInt(Message::elements)
                        .max()
                        .orElse(0);
            }
            steps.add(new ReceiveStep(rank, pattern, kind(style, pattern), room));
        }
        if (settings.has(Feature.CANCELS) && random.nextInt(12) == 0) {
            Pattern dead = new Pattern(randomSource(messages), lane.deadTag());
            steps.add(random.nextInt(steps.size() + 1), new ReceiveStep(rank, dead, ReceiveStep.Kind.DEAD, 3));
        }
        return steps;
    }

    private static boolean oneSource(List<Message> messages) {
        return messages.stream().mapToInt(Message::source).distinct().count() == 1;
    }

    /** Of one source it is certain which message each receive gets, so they can be of any width in any order. */
    private List<Pattern> ofOneSource(List<Message> messages) {
        List<Message> left = new ArrayList<>(messages);
        List<Pattern> patterns = new ArrayList<>();
        while (!left.isEmpty()) {
            int tag = left.get(random.nextInt(left.size())).tag();
            Message next = left.stream().filter(m -> m.tag() == tag).findFirst().orElseThrow();
            boolean anySource = settings.has(Feature.WILDCARDS) && random.nextBoolean();
            boolean anyTag = settings.has(Feature.WILDCARDS)
                    && !lane.shared()
                    && next.equals(left.get(0))
                    && random.nextBoolean();
            patterns.add(new Pattern(
                    anySource ? Communicator.ANY_SOURCE : next.source(), anyTag ? Communicator.ANY_TAG : next.tag()));
            left.remove(next);
        }
        return patterns;
    }

    private int randomSource(List<Message> messages) {
        boolean any = messages.isEmpty() || settings.has(Feature.WILDCARDS) && random.nextBoolean();
        return any
                ? Communicator.ANY_SOURCE
                : messages.get(random.nextInt(messages.size())).source();
    }

    /** For each message a receive of some width; of two wildcards, all receives of a rank begin with the same one. */
    private List<Pattern> nested(List<Message> messages) {
        List<Pattern> patterns = new ArrayList<>();
        boolean sourceFirst = lane.shared() || random.nextBoolean();
        int widest = !settings.has(Feature.WILDCARDS) ? 0 : lane.shared() ? 1 : 2;
        int most = random.nextInt(widest + 1);
        int least = random.nextInt(most + 1);
        for (Message message : messages) {
            int width = least + random.nextInt(most - least + 1);
            patterns.add(pattern(message, width, sourceFirst));
        }
        return patterns;
    }

    private static Pattern pattern(Message message, int width, boolean sourceFirst) {
        boolean anySource = width == 2 || width == 1 && sourceFirst;
        boolean anyTag = width == 2 || width == 1 && !sourceFirst;
        return new Pattern(
                anySource ? Communicator.ANY_SOURCE : message.source(), anyTag ? Communicator.ANY_TAG : message.tag());
    }

    /** A random order in which no receive comes before a narrower one that it overlaps. */
    private List<Pattern> sorted(List<Pattern> patterns) {
        List<Pattern> left = new ArrayList<>(patterns);
        Collections.shuffle(left, random);
        List<Pattern> sorted = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Pattern> now = left;
            Pattern next = left.stream()
                    .filter(p -> now.stream().noneMatch(q -> q.width() < p.width() && q.overlaps(p)))
                    .findFirst()
                    .orElseThrow();
            left.remove(next);
            sorted.add(next);
        }
        return sorted;
    }

    /** For the first messages one receive each that, when its turn comes, no other message of the round can meet. */
    private List<Pattern> inOrder(List<Message> messages, int count) {
        List<Pattern> patterns = new ArrayList<>();
        boolean anyTag = settings.has(Feature.WILDCARDS) && !lane.shared();
        for (Message message : messages.subList(0, count)) {
            patterns.add(pattern(message, anyTag && random.nextBoolean() ? 1 : 0, false));
        }
        return patterns;
    }

    private List<Pattern> served(boolean[] servers, List<Message> messages) {
        int several = 0;
        for (boolean server : servers) {
            several += server ? 1 : 0;
        }
        int exact = messages.size();
        if (settings.has(Feature.WILDCARDS)) {
            exact = several > 1 ? 0 : random.nextInt(messages.size() + 1);
        }
        List<Pattern> patterns = inOrder(messages, exact);
        for (Message message : messages.subList(exact, messages.size())) {
            patterns.add(pattern(message, lane.shared() ? 1 : 2, true));
        }
        return patterns;
    }

    private ReceiveStep.Kind kind(Style style, Pattern pattern) {
        List<ReceiveStep.Kind> kinds = new ArrayList<>(List.of(ReceiveStep.Kind.IRECV));
        if (settings.has(Feature.DELTA_RECEIVES)) {
            kinds.add(ReceiveStep.Kind.DELTA);
        }
        if (style != Style.POSTED && style != Style.MIXED) {
            kinds.add(ReceiveStep.Kind.RECV);
            if (settings.has(Feature.DELTA_RECEIVES)) {
                kinds.add(ReceiveStep.Kind.DELTA_WHOLE);
            }
            if (settings.has(Feature.PROBES)) {
                kinds.addAll(List.of(ReceiveStep.Kind.PROBE, ReceiveStep.Kind.IPROBE));
            }
            if (settings.has(Feature.MATCHED_PROBES)) {
                kinds.addAll(List.of(ReceiveStep.Kind.MPROBE, ReceiveStep.Kind.IMPROBE));
            }
            if (settings.has(Feature.CANCELS) && style == Style.STARTED) {
                kinds.add(ReceiveStep.Kind.CANCELLED);
            }
        }
        return kinds.get(random.nextInt(kinds.size()));
    }
}
