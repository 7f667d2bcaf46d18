package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.SendMode;

/** Makes the rounds of one lane. */
final class RoundPlan {
    private static final int TAGS = 4;
    private static final int MEGABYTE = 1 << 20;
    /** Bytes from which an engine that cuts messages at all cuts one. */
    private static final int LONG_ENOUGH = 256;

    private static final SendMode[] MODES = {SendMode.STANDARD, SendMode.SYNCHRONOUS, SendMode.BUFFERED};

    private final Settings settings;
    private final Lane lane;
    private final Random random;
    private final ReceivePlan receives;
    private final BufferQuota quota;

    RoundPlan(Settings settings, Lane lane, Random random) {
        this.settings = settings;
        this.lane = lane;
        this.random = random;
        this.receives = new ReceivePlan(settings, lane, random);
        this.quota = new BufferQuota(settings.ranks());
    }

    Round next(int first, int most) {
        Style style = Style.values()[random.nextInt(Style.values().length)];
        boolean[] servers = servers();
        List<int[]> pairs = pairs(style, servers);
        if (pairs.isEmpty()) {
            style = random.nextBoolean() ? Style.POSTED : Style.STARTED;
            pairs = pairs(style, servers);
        }
        BasicType base = settings.has(Feature.TYPES)
                ? BasicType.values()[random.nextInt(BasicType.values().length)]
                : BasicType.INT;
        int count = Math.min(most, 1 + random.nextInt(random.nextInt(8) == 0 ? 60 : 6 * settings.ranks()));
        int tags = style == Style.SERVED && lane.shared() ? 1 : 1 + random.nextInt(TAGS);
        List<Message> messages = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            int[] pair = pairs.get(random.nextInt(pairs.size()));
            messages.add(new Message(
                    first + k, lane.number(), pair[0], pair[1], lane.tag(random.nextInt(tags)), base, elements(base)));
        }
        boolean ready = style == Style.POSTED && settings.has(Feature.MODES) && random.nextInt(3) == 0;
        List<ReceiveStep> steps = new ArrayList<>();
        for (int rank = 0; rank < settings.ranks(); rank++) {
            steps.addAll(receives.of(style, servers, rank, messages));
        }
        List<SendStep> sends = sends(style, ready, messages);
        // what comes early must not be taken by a receive that takes from anyone
        boolean fenced = steps.stream().anyMatch(step -> step.pattern().anySource())
                || quota.exceeded()
                || random.nextInt(10) == 0;
        if (fenced) {
            quota.reset();
        }
        return new Round(style, ready, fenced, false, sends, steps);
    }

    /** Who only receives in a served round; one or several, never all. */
    private boolean[] servers() {
        boolean[] servers = new boolean[settings.ranks()];
        boolean several = receives.anyOfAll() && random.nextBoolean();
        servers[random.nextInt(servers.length)] = true;
        for (int k = 0; several && k < servers.length / 2 - 1; k++) {
            servers[random.nextInt(servers.length)] = true;
        }
        return servers;
    }

    /** A few of the possible pairs of source and destination. */
    private List<int[]> pairs(Style style, boolean[] servers) {
        List<int[]> all = new ArrayList<>();
        for (int source = 0; source < settings.ranks(); source++) {
            for (int dest = 0; dest < settings.ranks(); dest++) {
                boolean served = !servers[source] && servers[dest];
                if (lane.place().connects(source, dest, settings.ranks())
                        && (style != Style.SERVED || served)
                        && (style != Style.ORDERED || source != dest)) {
                    all.add(new int[] {source, dest});
                }
            }
        }
        List<int[]> some = new ArrayList<>();
        int count = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : all.size();
        for (int k = 0; k < count && !all.isEmpty(); k++) {
            some.add(all.get(random.nextInt(all.size())));
        }
        return some;
    }

    /** Lengths: empty, one, short, near the eager limit, and rarely up to 1 MB. */
    private int elements(BasicType base) {
        int kind = random.nextInt(160);
        if (kind < 10) {
            return 0;
        } else if (kind < 20) {
            return 1;
        } else if (kind < 90 || !settings.has(Feature.LONG_MESSAGES)) {
            return random.nextInt(64);
        } else if (kind < 148) {
            return random.nextInt(2048) / base.size();
        } else if (kind < 156) {
            int near = Math.min(settings.limit(), MEGABYTE / 8) / base.size();
            return Math.max(0, near + random.nextInt(5) - 2);
        }
        return random.nextInt(kind == 159 ? MEGABYTE : MEGABYTE / 64) / base.size();
    }

    private List<SendStep> sends(Style style, boolean ready, List<Message> messages) {
        List<SendStep> steps = new ArrayList<>();
        for (Message message : messages) {
            SendStep.Kind kind = SendStep.Kind.PLAIN;
            if (settings.has(Feature.DELTA_SENDS) && style != Style.STARTED && random.nextInt(3) == 0) {
                kind = SendStep.Kind.values()[1 + random.nextInt(3)];
                if (style == Style.MIXED) {
                    kind = staysOpen(message) ? SendStep.Kind.STREAM : SendStep.Kind.PLAIN;
                }
            }
            SendMode mode = settings.has(Feature.MODES) ? MODES[random.nextInt(MODES.length)] : SendMode.STANDARD;
            if (mode == SendMode.BUFFERED && !quota.take(message)) {
                mode = SendMode.STANDARD;
            }
            if (ready && random.nextBoolean()) {
                mode = SendMode.READY;
            }
            boolean mayBlock = style != Style.STARTED && style != Style.MIXED || mode == SendMode.BUFFERED;
            boolean blocking = random.nextBoolean() && mayBlock;
            int open = style == Style.MIXED ? messages.size() : style == Style.POSTED ? random.nextInt(4) : 0;
            open = kind == SendStep.Kind.STREAM && !staysOpen(message) ? 0 : open;
            steps.add(new SendStep(message, kind, mode, blocking, open));
        }
        return steps;
    }

    /** Whether every engine lets this message, sent in pieces, have the place of its beginning. */
    private boolean staysOpen(Message message) {
        return message.bytes() >= LONG_ENOUGH && lane.place() != Place.BETWEEN && settings.ranks() > 1;
    }
}
