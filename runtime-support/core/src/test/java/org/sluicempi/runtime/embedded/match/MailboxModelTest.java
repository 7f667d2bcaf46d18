package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.EmbeddedJob;

/**
 * Random messages, ends, receives, probes and withdrawals of three senders and one receiver, all called by one thread, so that
 * the model of the queues predicts who is served by each call, and who is not.
 */
@Timeout(60)
class MailboxModelTest {
    private static final int RANKS = 3;
    private static final int SERIES = 100;
    private static final int STEPS = 100;

    @Test
    void eachCallServesWhomTheModelSays() {
        long first = Long.getLong("sluice.seed", new Random().nextLong());
        AtomicInteger late = new AtomicInteger();
        AtomicInteger back = new AtomicInteger();
        for (int k = 0; k < SERIES; k++) {
            long seed = first + k;
            Communicator[] worlds = new Communicator[RANKS];
            CountDownLatch there = new CountDownLatch(RANKS);
            CountDownLatch played = new CountDownLatch(1);
            EmbeddedJob.run(RANKS, rank -> {
                        worlds[rank.world().rank()] = rank.world();
                        there.countDown();
                        if (rank.world().rank() == 0) {
                            there.await();
                            Play play = new Play(worlds, seed);
                            late.addAndGet(play.play());
                            back.addAndGet(play.givenBack);
                            played.countDown();
                        }
                        played.await();
                    })
                    .orThrow();
        }
        assertThat(back).as("given back with seeds from %d", first).hasValueGreaterThan(SERIES / 4);
        assertThat(late).as("late matches with seeds from %d", first).hasValueGreaterThan(SERIES / 10);
    }

    /** Each step is done at the engine, then in the model. */
    private static final class Play {
        private final Communicator[] worlds;
        private final Random random;
        private final long seed;
        private final QueuesModel model = new QueuesModel();
        private final List<Message> open = new ArrayList<>();
        private final Map<Message, DeltaStream> streams = new HashMap<>();
        private final Map<Message, EmbeddedRequest> sends = new HashMap<>();
        private final Map<Message, Integer> values = new HashMap<>();
        private final Map<PostedReceive, EmbeddedRequest> receives = new HashMap<>();
        private final Map<PostedReceive, UserBuffer> into = new HashMap<>();
        /** Messages that have been matched before their end. */
        private final Map<Message, PostedReceive> early = new HashMap<>();

        private int late;
        private int givenBack;
        private String where = "";

        Play(Communicator[] worlds, long seed) {
            this.worlds = worlds;
            this.random = new Random(seed);
            this.seed = seed;
        }

        /** The number of matches among those that both had waited, other than at ends. */
        int play() {
            int tags = 1 + random.nextInt(3);
            double wild = random.nextDouble();
            for (int step = 0; step < STEPS; step++) {
                where = "seed " + seed + ", step " + step;
                int source = random.nextInt(RANKS);
                int tag = random.nextInt(tags);
                int asked = random.nextDouble() < wild ? Communicator.ANY_SOURCE : source;
                int askedTag = random.nextDouble() < wild ? Communicator.ANY_TAG : tag;
                switch (random.nextInt(15)) {
                    case 0, 1 -> begin(source, tag, step);
                    case 2, 3, 4 -> send(source, tag, step);
                    case 5, 6, 7, 8, 9 -> post(asked, askedTag);
                    case 10 -> probe(asked, askedTag);
                    case 11 -> withdraw();
                    case 12, 13 -> cancel();
                    default -> {
                        if (random.nextBoolean()) {
                            end();
                        } else {
                            retract();
                        }
                    }
                }
            }
            leaveNothing();
            return late;
        }

        private void begin(int source, int tag, int value) {
            Message message = LoneReceive.message(0, source, tag, true);
            DeltaStream stream = worlds[source].openDelta(Buffers.of(value), 0, tag);
            stream.piece(0, 1);
            open.add(message);
            streams.put(message, stream);
            arrived(message, value);
        }

        private void send(int source, int tag, int value) {
            Message message = LoneReceive.message(0, source, tag, false);
            SendMode mode = random.nextBoolean() ? SendMode.STANDARD : SendMode.SYNCHRONOUS;
            Request request = worlds[source].isend(mode, Buffers.of(value), 0, tag);
            if (mode == SendMode.SYNCHRONOUS) {
                sends.put(message, (EmbeddedRequest) request);
            }
            arrived(message, value);
        }

        private void arrived(Message message, int value) {
            values.put(message, value);
            model.arrive(message);
            late += Math.max(0, served() - 1);
        }

        private void post(int source, int tag) {
            PostedReceive receive = new LoneReceive(0, source, tag);
            into.put(receive, Buffers.of(-1));
            receives.put(receive, (EmbeddedRequest) worlds[0].irecv(into.get(receive), source, tag));
            model.posted.add(receive);
            served();
        }

        private void probe(int source, int tag) {
            Optional<Status> found = worlds[0].iprobe(source, tag);
            Message message = model.find(0, source, tag);
            assertThat(found)
                    .as(where)
                    .isEqualTo(Optional.ofNullable(message).map(m -> new Status(m.source, m.tag, 4, false)));
            late += served();
            if (message != null) {
                model.told(message, 0, source, tag);
            }
        }

        /** Of a receive that has an open message. */
        private void cancel() {
            if (!early.isEmpty()) {
                Message message = List.copyOf(early.keySet()).get(random.nextInt(early.size()));
                PostedReceive receive = early.get(message);
                EmbeddedRequest request = receives.get(receive);
                request.cancel();
                boolean back = model.cancel(receive);
                assertThat(request.ready()).as(where).isEqualTo(back);
                if (back) {
                    assertThat(request.await().cancelled()).as(where).isTrue();
                    early.remove(message);
                    givenBack++;
                    late += served();
                }
            }
        }

        private void withdraw() {
            if (!model.posted.isEmpty()) {
                PostedReceive receive = model.posted.remove(random.nextInt(model.posted.size()));
                EmbeddedRequest request = receives.get(receive);
                request.cancel();
                assertThat(request.await().cancelled()).as(where).isTrue();
                late += served();
            }
        }

        private void retract() {
            List<Message> waiting =
                    model.unexpected.stream().filter(sends::containsKey).toList();
            if (!waiting.isEmpty()) {
                Message message = waiting.get(random.nextInt(waiting.size()));
                assertThat(sends.get(message).takeBack()).as(where).isEqualTo(model.retract(message));
                late += served();
            }
        }

        private void end() {
            if (!open.isEmpty()) {
                Message message = open.remove(random.nextInt(open.size()));
                streams.get(message).end(1);
                message.delta.ends(4, null);
                if (early.containsKey(message)) {
                    assertGot(message, early.remove(message));
                }
                served();
            }
        }

        /** How many pairs: these and no others. */
        private int served() {
            Map<Message, PostedReceive> matched = model.matchAll();
            matched.forEach((message, receive) -> {
                if (message.open()) {
                    early.put(message, receive);
                    assertThat(Buffers.intsOf(into.get(receive))).as(where).containsExactly(values.get(message));
                } else {
                    assertGot(message, receive);
                }
            });
            for (PostedReceive waiting : model.posted) {
                assertThat(receives.get(waiting).ready()).as(where).isFalse();
                assertThat(Buffers.intsOf(into.get(waiting))).as(where).containsExactly(-1);
            }
            for (Message waiting : model.unexpected) {
                assertThat(sends.containsKey(waiting) && sends.get(waiting).ready())
                        .as(where)
                        .isFalse();
            }
            return matched.size();
        }

        private void assertGot(Message message, PostedReceive receive) {
            assertThat(receives.get(receive).ready()).as(where).isTrue();
            assertThat(receives.get(receive).await())
                    .as(where)
                    .isEqualTo(new Status(message.source, message.tag, 4, false));
            assertThat(Buffers.intsOf(into.get(receive))).as(where).containsExactly(values.get(message));
            if (sends.containsKey(message)) {
                assertThat(sends.get(message).ready()).as(where).isTrue();
            }
        }

        private void leaveNothing() {
            where = "seed " + seed + ", at the end";
            while (!open.isEmpty()) {
                end();
            }
            while (!model.posted.isEmpty()) {
                withdraw();
            }
            while (!model.unexpected.isEmpty()) {
                Message message = model.unexpected.get(0);
                post(message.source, message.tag);
            }
            assertThat(early).as(where).isEmpty();
        }
    }
}
