package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.MatchingModel.Envelope;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

@Timeout(120)
class MatchingOrderTest {

    /** A rank that sends to itself has one order of events, so the model predicts every match. */
    @ParameterizedTest
    @ValueSource(longs = {0, 64 * 1024, 24})
    void aRankAloneMatchesAsTheModelSays(long eagerLimit) {
        long seed = Long.getLong("sluice.seed", new Random().nextLong());
        EmbeddedJob.run(
                        EmbeddedOptions.ranks(1).withEagerLimit(eagerLimit),
                        rank -> new Exchange(
                                        new Random(seed),
                                        rank.world(),
                                        rank.world().dup(),
                                        seed)
                                .run(3000))
                .orThrow();
    }

    private static final class Exchange {
        private final Random random;
        private final Communicator[] comms;
        private final long seed;
        private final MatchingModel model = new MatchingModel();
        private final Map<Integer, Request> receives = new HashMap<>();
        private final Map<Integer, UserBuffer> buffers = new HashMap<>();
        private final Map<Integer, Integer> expected = new HashMap<>();
        private final List<Integer> waiting = new ArrayList<>();
        private final List<Integer> checked = new ArrayList<>();

        Exchange(Random random, Communicator one, Communicator two, long seed) {
            this.random = random;
            this.comms = new Communicator[] {one, two};
            this.seed = seed;
        }

        void run(int steps) {
            for (int id = 0; id < steps; id++) {
                int context = random.nextInt(2);
                switch (random.nextInt(8)) {
                    case 0, 1, 2 -> send(id, context, random.nextInt(4));
                    case 3, 4, 5 -> receive(id, context);
                    case 6 -> probe(id, context);
                    default -> cancel();
                }
            }
            assertThat(checked).as("matches with seed %d", seed).hasSizeGreaterThan(steps / 8);
        }

        private void send(int id, int context, int tag) {
            UserBuffer data = Buffers.of(id, id, id, id, id, id, id, id, id);
            int matched = model.send(new Envelope(id, context, 0, tag));
            if (random.nextBoolean()) {
                comms[context].isend(SendMode.STANDARD, data, 0, tag);
            } else {
                // its end would wait for a receive that is not there if the limit is low
                DeltaStream stream = comms[context].openDelta(data, 0, tag);
                stream.piece(0, 5);
                stream.piece(5, 9);
                Thread ender = new Thread(() -> stream.end(9));
                ender.start();
                finish(ender, matched >= 0);
            }
            if (matched >= 0) {
                expected.put(matched, id);
                check(matched);
            }
        }

        /** Without a match it ends at once or waits, depending on the limit, after it has told the length. */
        private void finish(Thread ender, boolean matched) {
            while (ender.isAlive() && (matched || ender.getState() != Thread.State.WAITING)) {
                Thread.onSpinWait();
            }
        }

        private void receive(int id, int context) {
            int tag = random.nextInt(5) - 1;
            int source = random.nextInt(2) - 1;
            buffers.put(id, Buffers.ints(9));
            int message = model.receive(new Envelope(id, context, source, tag));
            receives.put(id, comms[context].irecv(buffers.get(id), source, tag));
            if (message >= 0) {
                expected.put(id, message);
                check(id);
            } else {
                waiting.add(id);
            }
        }

        private void check(int receive) {
            receives.get(receive).await();
            assertThat(Buffers.intsOf(buffers.get(receive)))
                    .as("seed %d, receive %d", seed, receive)
                    .containsOnly(expected.get(receive));
            checked.add(receive);
            waiting.remove((Integer) receive);
        }

        private void probe(int id, int context) {
            int tag = random.nextInt(5) - 1;
            Optional<Status> found = comms[context].iprobe(ANY_SOURCE, tag);
            boolean there = model.probe(new Envelope(id, context, ANY_SOURCE, tag)) >= 0;
            assertThat(found.isPresent()).as("seed %d, probe %d", seed, id).isEqualTo(there);
        }

        private void cancel() {
            if (waiting.isEmpty()) {
                return;
            }
            int receive = waiting.remove(random.nextInt(waiting.size()));
            Request request = receives.get(receive);
            request.cancel();
            assertThat(request.await().cancelled()).isTrue();
            assertThat(model.cancel(receive))
                    .as("seed %d, cancel %d", seed, receive)
                    .isTrue();
        }
    }

    /**
     * Several senders at once: who comes first is open, but messages of one sender do not overtake each other: if a
     * receive could have taken an earlier message of that sender and did not, that one went to an earlier receive.
     */
    @ParameterizedTest
    @ValueSource(strings = {"instant", "delays", "link"})
    void messagesOfOneSenderDoNotOvertakeEachOther(String timing) {
        long seed = Long.getLong("sluice.seed", new Random().nextLong());
        EmbeddedOptions options = EmbeddedOptions.ranks(4).withEagerLimit(40);
        options = timing.equals("delays") ? options.withDelays(seed, 300_000) : options;
        options = timing.equals("link") ? options.withLink(LinkModel.parse("1gbit,20us,eager=40")) : options;
        int each = 60;
        List<Envelope> receives = new ArrayList<>();
        List<int[]> got = new ArrayList<>();
        EmbeddedJob.run(options, rank -> {
                    Random random = new Random(seed + rank.world().rank());
                    if (rank.world().rank() > 0) {
                        sendAll(rank.world(), random, each);
                    } else {
                        receiveAll(rank.world(), random, 3 * each, receives, got);
                    }
                })
                .orThrow();
        assertThat(got).hasSize(3 * each);
        for (int later = 0; later < got.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                int[] first = got.get(earlier);
                int[] second = got.get(later);
                boolean overtaken = first[0] == second[0] && first[1] > second[1];
                Envelope message = new Envelope(0, 0, second[0], second[2]);
                assertThat(overtaken && receives.get(earlier).takes(message))
                        .as("seed %d: message %d of rank %d overtook %d", seed, first[1], first[0], second[1])
                        .isFalse();
            }
        }
    }

    /** Message k of a sender holds {sender, k, tag} and filling, some above the eager limit. */
    private static void sendAll(Communicator world, Random random, int count) {
        List<Request> pending = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            int tag = random.nextInt(3);
            int[] data = new int[random.nextInt(3) * 6 + 3];
            data[0] = world.rank();
            data[1] = k;
            data[2] = tag;
            UserBuffer buffer = Buffers.of(data);
            int kind = random.nextInt(3);
            if (kind == 0) {
                world.send(SendMode.STANDARD, buffer, 0, tag);
            } else if (kind == 1) {
                pending.add(world.isend(SendMode.STANDARD, buffer, 0, tag));
            } else {
                DeltaStream stream = world.openDelta(buffer, 0, tag);
                stream.piece(2, data.length);
                stream.piece(0, 2);
                stream.end(data.length);
            }
        }
        pending.forEach(Request::await);
    }

    /** Blocking receives with a wildcard or a probe before them; a tag is only asked for after a probe has seen it. */
    private static void receiveAll(
            Communicator world, Random random, int count, List<Envelope> receives, List<int[]> got) {
        for (int k = 0; k < count; k++) {
            UserBuffer into = Buffers.ints(30);
            int source = ANY_SOURCE;
            int tag = ANY_TAG;
            if (random.nextBoolean()) {
                Status status = world.probe(ANY_SOURCE, ANY_TAG);
                source = status.source();
                tag = random.nextBoolean() ? status.tag() : ANY_TAG;
            }
            Status status = world.recv(into, source, tag);
            int[] data = Buffers.intsOf(into);
            assertThat(status.source()).isEqualTo(data[0]);
            assertThat(status.tag()).isEqualTo(data[2]);
            receives.add(new Envelope(k, 0, source, tag));
            got.add(data);
        }
    }

    @Test
    void plainAndDeltaMessagesKeepTheirOrderInEveryMix() {
        for (int mix = 0; mix < 16; mix++) {
            int kinds = mix;
            EmbeddedJob.run(2, rank -> {
                        Communicator world = rank.world();
                        for (int k = 0; k < 4; k++) {
                            if (world.rank() == 1) {
                                UserBuffer into = Buffers.ints(2);
                                world.recv(into, 0, 0);
                                assertThat(Buffers.intsOf(into)).containsExactly(k, k);
                            } else if ((kinds >> k & 1) == 0) {
                                world.send(SendMode.STANDARD, Buffers.of(k, k), 1, 0);
                            } else {
                                DeltaStream stream = world.openDelta(Buffers.of(k, k), 1, 0);
                                stream.piece(1, 2);
                                stream.piece(0, 1);
                                stream.end(2);
                            }
                        }
                    })
                    .orThrow();
        }
    }
}
