package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Timings.options;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.wait.Waiter;

@Timeout(120)
class DeltaTransferTest {
    private static final int TAG = 6;

    /** Pieces in random order and size, received in every way there is. */
    @ParameterizedTest
    @ValueSource(strings = {"instant", "zero", "unlimited", "delays", "link"})
    void aMessageInPiecesIsReceivedAsAnyOther(String timing) {
        long seed = Long.getLong("sluice.seed", new Random().nextLong());
        for (int round = 0; round < 60; round++) {
            Random random = new Random(seed + round);
            int count = random.nextInt(4) == 0 ? random.nextInt(20_000) : random.nextInt(100);
            int way = round % 6;
            EmbeddedJob.run(options(timing, seed), rank -> {
                        Communicator world = rank.world();
                        if (world.rank() == 0) {
                            sendInPieces(world, random, count);
                        } else {
                            UserBuffer into = Buffers.doubles(count + 3);
                            Status status = receive(world, way, into, count);
                            assertThat(status).as("seed %d", seed).isEqualTo(new Status(0, TAG, count * 8L, false));
                            double[] expected = Arrays.copyOf(Buffers.counting(count, 1), count + 3);
                            assertThat(Buffers.doublesOf(into))
                                    .as("seed %d way %d count %d", seed, way, count)
                                    .isEqualTo(expected);
                        }
                    })
                    .orThrow();
        }
    }

    private static void sendInPieces(Communicator world, Random random, int count) {
        double[] data = new double[count];
        DeltaStream stream = world.openDelta(Buffers.of(data), 1, TAG);
        List<Integer> cuts = new ArrayList<>(List.of(0, count));
        for (int k = random.nextInt(8); k > 0; k--) {
            cuts.add(random.nextInt(count + 1));
        }
        Collections.sort(cuts);
        List<Integer> order = new ArrayList<>();
        for (int k = 0; k + 1 < cuts.size(); k++) {
            order.add(k);
        }
        Collections.shuffle(order, random);
        for (int k : order) {
            for (int i = cuts.get(k); i < cuts.get(k + 1); i++) {
                data[i] = 1 + i;
            }
            stream.piece(cuts.get(k), cuts.get(k + 1));
            Arrays.fill(data, cuts.get(k), cuts.get(k + 1), -1);
        }
        stream.end(count);
    }

    private static Status receive(Communicator world, int way, UserBuffer into, int count) {
        return switch (way) {
            case 0 -> world.recv(into, 0, TAG);
            case 1 -> world.irecv(into, ANY_SOURCE, ANY_TAG).await();
            case 2 -> {
                Status probed = world.probe(ANY_SOURCE, ANY_TAG);
                assertThat(probed.bytes()).isEqualTo(count * 8L);
                yield world.recv(into, probed.source(), probed.tag());
            }
            case 3 -> {
                while (world.iprobe(0, TAG).isEmpty()) {
                    Thread.yield();
                }
                yield world.recv(into, 0, ANY_TAG);
            }
            case 4 -> {
                Request inOrder = world.irecv(into, 0, TAG);
                for (int k = 0; k < count; k++) {
                    inOrder.awaitElements(k, k + 1);
                    assertThat(Buffers.doublesOf(into)[k]).isEqualTo(1 + k);
                    assertThat(inOrder.arrivedUpTo(k)).isGreaterThan(k);
                }
                yield inOrder.await();
            }
            default -> {
                Request polled = world.irecv(into, 0, TAG);
                while (polled.test().isEmpty()) {
                    int end = Math.min(count, polled.arrivedUpTo(0));
                    for (int k = 0; k < end; k++) {
                        assertThat(Buffers.doublesOf(into)[k]).isEqualTo(1 + k);
                    }
                    Thread.yield();
                }
                yield polled.await();
            }
        };
    }

    @Test
    void elementsAreThereBeforeTheMessageIsComplete() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaStream stream = world.openDelta(Buffers.of(1.0, 2.0, 3.0, 4.0), 1, TAG);
                        stream.piece(2, 4);
                        world.recv(Buffers.ints(0), 1, 0);
                        stream.piece(0, 2);
                        stream.end(4);
                    } else {
                        UserBuffer into = Buffers.doubles(6);
                        Request request = world.irecv(into, 0, TAG);
                        request.awaitElements(2, 4);
                        assertThat(Buffers.doublesOf(into)).containsExactly(0, 0, 3, 4, 0, 0);
                        assertThat(request.arrivedUpTo(0)).isZero();
                        assertThat(request.arrivedUpTo(2)).isEqualTo(4);
                        assertThat(request.test()).isEmpty();
                        assertThat(world.iprobe(0, TAG)).isEmpty();
                        world.send(STANDARD, Buffers.ints(0), 0, 0);
                        request.awaitElements(-3, 100);
                        assertThat(request.await().bytes()).isEqualTo(32);
                        assertThat(request.arrivedUpTo(5)).isEqualTo(Integer.MAX_VALUE);
                    }
                })
                .orThrow();
    }

    @Test
    void theTotalMayBeLessThanAnnounced() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaStream stream = world.openDelta(Buffers.of(1.0, 2.0, 3.0, 4.0), 1, TAG);
                        stream.piece(0, 1);
                        stream.end(1);
                        world.openDelta(Buffers.doubles(5), 1, TAG).end(0);
                    } else {
                        assertThat(world.recv(Buffers.doubles(4), 0, TAG).bytes())
                                .isEqualTo(8);
                        assertThat(world.recv(Buffers.doubles(4), 0, TAG).bytes())
                                .isZero();
                    }
                })
                .orThrow();
    }

    @Test
    void bytesInOddPiecesMakeWholeNumbers() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        ByteBuffer raw = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
                        raw.putDouble(0, 1.5).putDouble(8, 2.5);
                        DeltaStream stream = world.openDelta(new UserBuffer(raw, 0, 16, BasicType.BYTE), 1, TAG);
                        stream.piece(0, 3);
                        stream.piece(3, 13);
                        stream.piece(13, 16);
                        stream.end(16);
                    } else {
                        UserBuffer into = Buffers.doubles(2);
                        world.recv(into, 0, TAG);
                        assertThat(Buffers.doublesOf(into)).containsExactly(1.5, 2.5);
                    }
                })
                .orThrow();
    }

    @Test
    void anEndThatWaitsHearsOfTheMatch() {
        AtomicReference<Thread> sender = new AtomicReference<>();
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withEagerLimit(0), rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaStream stream = world.openDelta(Buffers.doubles(2), 1, TAG);
                        stream.piece(0, 2);
                        sender.set(Thread.currentThread());
                        stream.end(2);
                        world.send(STANDARD, Buffers.ints(0), 1, 0);
                    } else {
                        while (sender.get() == null || !(LockSupport.getBlocker(sender.get()) instanceof Waiter)) {
                            Thread.yield();
                        }
                        world.recv(Buffers.doubles(2), 0, TAG);
                        world.recv(Buffers.ints(0), 0, 0);
                    }
                })
                .orThrow();
    }

    @Test
    void theEndWaitsForTheMatchExactlyIfAPlainSendWould() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1).withEagerLimit(80), rank -> {
                    DeltaStream small = rank.self().openDelta(Buffers.doubles(10), 0, TAG);
                    small.piece(0, 10);
                    small.end(10);
                    DeltaStream large = rank.self().openDelta(Buffers.doubles(11), 0, TAG);
                    large.piece(0, 11);
                    Thread end = new Thread(() -> large.end(11));
                    end.start();
                    rank.self().recv(Buffers.doubles(10), 0, TAG);
                    assertThat(rank.self().probe(0, TAG).bytes()).isEqualTo(88);
                    assertThat(end.isAlive()).isTrue();
                    rank.self().recv(Buffers.doubles(11), 0, TAG);
                    end.join();
                })
                .orThrow();
    }
}
