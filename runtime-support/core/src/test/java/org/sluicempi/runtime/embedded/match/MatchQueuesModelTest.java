package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;

/** Random messages, ends, receives, probes and withdrawals: each time the queues find what their rules say, and nothing else. */
@Timeout(60)
class MatchQueuesModelTest {
    private static final int SERIES = 400;
    private static final int STEPS = 120;

    private final MatchQueues queues = new MatchQueues();
    private final QueuesModel model = new QueuesModel();
    private final List<Message> open = new ArrayList<>();
    /** Receives that have got a message which is open. */
    private final List<PostedReceive> early = new ArrayList<>();

    private int matched;
    private int givenBack;

    @RepeatedTest(5)
    void theQueuesMatchAsTheirRulesSay() {
        long first = Long.getLong("sluice.seed", new Random().nextLong());
        int all = 0;
        int back = 0;
        for (int k = 0; k < SERIES; k++) {
            MatchQueuesModelTest one = new MatchQueuesModelTest();
            all += one.series(first + k);
            back += one.givenBack;
        }
        assertThat(back).as("given back with seeds from %d", first).isGreaterThan(SERIES / 4);
        assertThat(all).as("matches with seeds from %d", first).isGreaterThan(SERIES * STEPS / 20);
    }

    /** How many matched. What is frequent in it, the seed draws. */
    private int series(long seed) {
        Random random = new Random(seed);
        int sources = 1 + random.nextInt(4);
        int tags = 1 + random.nextInt(4);
        double wild = random.nextDouble();
        double inPieces = random.nextDouble();
        int ends = 1 + random.nextInt(5);
        int withdrawals = random.nextInt(6);
        for (int step = 0; step < STEPS; step++) {
            String where = "seed " + seed + ", step " + step;
            int context = random.nextInt(2);
            int source = random.nextInt(sources);
            int tag = random.nextInt(tags);
            int asked = random.nextDouble() < wild ? Communicator.ANY_SOURCE : source;
            int askedTag = random.nextDouble() < wild ? Communicator.ANY_TAG : tag;
            int kind = random.nextInt(12 + ends + withdrawals);
            if (kind < 5) {
                arrive(LoneReceive.message(context, source, tag, random.nextDouble() < inPieces), where);
            } else if (kind < 10) {
                post(new LoneReceive(context, asked, askedTag), where);
            } else if (kind < 12) {
                probe(context, asked, askedTag, kind == 11, where);
            } else if (kind < 12 + ends) {
                end(random, where);
            } else if (kind % 3 == 0) {
                withdraw(random, where);
            } else if (kind % 3 == 1) {
                cancel(random, where);
            } else {
                retract(random, where);
            }
        }
        return matched;
    }

    private void arrive(Message message, String where) {
        if (message.open()) {
            open.add(message);
        }
        PostedReceive receive = queues.receiveFor(message);
        if (receive == null) {
            queues.queue(message);
        }
        model.arrive(message);
        match(message, receive, where);
    }

    private void post(PostedReceive receive, String where) {
        Message message = queues.messageFor(receive);
        if (message == null) {
            queues.queue(receive);
        }
        model.posted.add(receive);
        match(message, message == null ? null : receive, where);
    }

    private void probe(int context, int source, int tag, boolean take, String where) {
        Message found = queues.find(context, source, tag);
        assertThat(found).as(where).isSameAs(model.find(context, source, tag));
        match(null, null, where);
        if (found != null) {
            queues.told(found, context, source, tag);
            model.told(found, context, source, tag);
        }
        if (found != null && take) {
            queues.take(found);
            model.unexpected.remove(found);
            match(null, null, where);
        }
    }

    private void end(Random random, String where) {
        if (!open.isEmpty()) {
            Message message = open.remove(random.nextInt(open.size()));
            message.delta.ends(0, null);
            assertThat(queues.ended(message)).as(where).isEqualTo(model.unexpected.contains(message));
            match(null, null, where);
        }
    }

    private void withdraw(Random random, String where) {
        if (!model.posted.isEmpty()) {
            PostedReceive receive = model.posted.remove(random.nextInt(model.posted.size()));
            assertThat(queues.withdraw(receive)).as(where).isTrue();
            match(null, null, where);
            assertThat(queues.withdraw(receive)).as(where).isFalse();
        }
    }

    private void cancel(Random random, String where) {
        if (!early.isEmpty()) {
            PostedReceive receive = early.get(random.nextInt(early.size()));
            boolean back = model.cancel(receive);
            assertThat(queues.canGiveBack(receive)).as(where).isEqualTo(back);
            if (back) {
                early.remove(receive);
                queues.giveBack(receive);
                givenBack++;
                match(null, null, where);
                assertThat(queues.canGiveBack(receive)).as(where).isFalse();
            }
        }
    }

    private void retract(Random random, String where) {
        if (!model.unexpected.isEmpty()) {
            Message message = model.unexpected.get(random.nextInt(model.unexpected.size()));
            boolean back = model.retract(message);
            assertThat(queues.retract(message)).as(where).isEqualTo(back);
            if (back) {
                open.remove(message);
            }
            match(null, null, where);
            assertThat(queues.retract(message)).as(where).isFalse();
        }
    }

    /** The two have matched, if they are not null, and then whatever can do so for that reason. */
    private void match(Message message, PostedReceive receive, String where) {
        Map<Message, PostedReceive> found = new LinkedHashMap<>();
        if (receive != null) {
            found.put(message, receive);
        }
        for (Message next = queues.next(); next != null; next = queues.next()) {
            found.put(next, next.match);
        }
        found.forEach((m, r) -> {
            if (m.open()) {
                early.add(r);
            }
        });
        matched += found.size();
        assertThat(List.copyOf(found.entrySet()))
                .as(where)
                .isEqualTo(List.copyOf(model.matchAll().entrySet()));
    }
}
