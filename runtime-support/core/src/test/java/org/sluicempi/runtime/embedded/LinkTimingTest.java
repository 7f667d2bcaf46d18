package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;

import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.api.RankBody;

/**
 * Nothing may be earlier than LogGPS says; how much later depends on the machine, so the upper bounds are wide. The link:
 * 20 ms of latency, 1 us per byte, so that 20,000 bytes take 20 ms.
 */
@Timeout(60)
class LinkTimingTest {
    private static final LinkModel LINK = LinkModel.parse("1MB/s,20ms,eager=64k");
    private static final long LATENCY = 20_000_000;
    private static final long TRANSFER = 20_000_000;
    private static final int COUNT = 2500;
    private static final long SLACK = 5_000_000_000L;

    private static void run(int ranks, EmbeddedOptions options, RankBody body) {
        EmbeddedJob.run(options.withRanks(ranks), body).orThrow();
    }

    private static void run(int ranks, RankBody body) {
        run(ranks, EmbeddedOptions.ranks(ranks).withLink(LINK), body);
    }

    private static void assertTook(long nanos, long least) {
        assertThat(nanos).isBetween(least, least + SLACK);
    }

    private static UserBuffer data() {
        return Buffers.doubles(COUNT);
    }

    /** All ranks leave at the same time, without sending anything. */
    private static void meet(AtomicLong start, Communicator world) throws InterruptedException {
        start.incrementAndGet();
        while (start.get() < world.size()) {
            Thread.sleep(1);
        }
    }

    @Test
    void aMessageTakesLatencyAndTransfer() {
        AtomicLong sentAt = new AtomicLong();
        run(2, rank -> {
            if (rank.world().rank() == 0) {
                sentAt.set(rank.nanoTime());
                rank.world().send(STANDARD, data(), 1, 0);
            } else {
                rank.world().recv(data(), 0, 0);
                assertTook(rank.nanoTime() - sentAt.get(), LATENCY + TRANSFER);
            }
        });
    }

    @Test
    void aboveTheEagerLimitARoundTripComesFirst() {
        AtomicLong start = new AtomicLong();
        AtomicLong first = new AtomicLong(Long.MAX_VALUE);
        run(2, EmbeddedOptions.ranks(2).withLink(LinkModel.parse("1MB/s,20ms,eager=1k")), rank -> {
            meet(start, rank.world());
            first.accumulateAndGet(rank.nanoTime(), Math::min);
            if (rank.world().rank() == 0) {
                rank.world().send(STANDARD, data(), 1, 0);
                assertTook(rank.nanoTime() - first.get(), 2 * LATENCY + TRANSFER);
            } else {
                rank.world().recv(data(), 0, 0);
                assertTook(rank.nanoTime() - first.get(), 3 * LATENCY + TRANSFER);
            }
        });
    }

    @Test
    void theSendersPortSerialisesWhatLeaves() {
        AtomicLong sentAt = new AtomicLong();
        run(3, rank -> {
            if (rank.world().rank() == 0) {
                DeltaStream stream = rank.world().openDelta(data(), 1, 1);
                assertThat(stream.idle()).isTrue();
                sentAt.set(rank.nanoTime());
                rank.world().send(STANDARD, data(), 1, 0);
                rank.world().send(STANDARD, data(), 2, 0);
                assertThat(rank.nanoTime() - sentAt.get()).isLessThan(SLACK);
                boolean idle = stream.idle();
                assertThat(idle && rank.nanoTime() - sentAt.get() < 2 * TRANSFER)
                        .isFalse();
                stream.end(0);
            } else if (rank.world().rank() == 1) {
                rank.world().recv(data(), 0, 0);
                rank.world().recv(data(), 0, 1);
            } else {
                rank.world().recv(data(), 0, 0);
                assertTook(rank.nanoTime() - sentAt.get(), LATENCY + 2 * TRANSFER);
            }
        });
    }

    @Test
    void theReceiversPortSerialisesWhatArrives() {
        AtomicLong start = new AtomicLong();
        AtomicLong first = new AtomicLong(Long.MAX_VALUE);
        run(3, rank -> {
            meet(start, rank.world());
            first.accumulateAndGet(rank.nanoTime(), Math::min);
            if (rank.world().rank() > 0) {
                rank.world().send(STANDARD, data(), 0, 0);
            } else {
                rank.world().recv(data(), 1, 0);
                rank.world().recv(data(), 2, 0);
                assertTook(rank.nanoTime() - first.get(), LATENCY + 2 * TRANSFER);
            }
        });
    }

    @Test
    void whatArrivesDuringComputationIsThereAfterIt() {
        run(2, rank -> {
            Communicator world = rank.world();
            if (world.rank() == 0) {
                world.send(STANDARD, data(), 1, 0);
            } else {
                Request request = world.irecv(data(), 0, 0);
                Thread.sleep((LATENCY + TRANSFER) / 1_000_000 + 1500);
                assertThat(request.test()).isPresent();
            }
        });
    }

    @Test
    void aSenderNeedsNoHelpOfAReceiverThatComputes() {
        run(2, rank -> {
            Communicator world = rank.world();
            if (world.rank() == 0) {
                world.recv(Buffers.ints(0), 1, 9);
                long before = rank.nanoTime();
                world.send(SYNCHRONOUS, data(), 1, 0);
                assertTook(rank.nanoTime() - before, 2 * LATENCY + TRANSFER);
                world.send(STANDARD, Buffers.ints(0), 1, 0);
            } else {
                Request request = world.irecv(data(), 0, 0);
                world.send(STANDARD, Buffers.ints(0), 0, 9);
                Thread.sleep(SLACK / 1_000_000 + 500);
                assertThat(request.test()).isPresent();
                world.recv(Buffers.ints(0), 0, 0);
            }
        });
    }

    @Test
    void piecesArriveOneByOne() {
        AtomicLong sentAt = new AtomicLong();
        run(2, rank -> {
            if (rank.world().rank() == 0) {
                UserBuffer data = data();
                DeltaStream stream = rank.world().openDelta(data, 1, 0);
                sentAt.set(rank.nanoTime());
                stream.piece(0, COUNT / 2);
                stream.piece(COUNT / 2, COUNT);
                stream.end(COUNT);
            } else {
                Request request = rank.world().irecv(data(), 0, 0);
                request.awaitElements(0, COUNT / 2);
                assertTook(rank.nanoTime() - sentAt.get(), LATENCY + TRANSFER / 2);
                request.await();
                assertTook(rank.nanoTime() - sentAt.get(), LATENCY + TRANSFER);
            }
        });
    }

    @Test
    void waitingBurnsNoProcessor() {
        run(2, EmbeddedOptions.ranks(2).withLink(LinkModel.parse("1MB/s,400ms,eager=64k")), rank -> {
            if (rank.world().rank() == 0) {
                rank.world().send(STANDARD, data(), 1, 0);
            } else {
                var threads = ManagementFactory.getThreadMXBean();
                long before = threads.getCurrentThreadCpuTime();
                rank.world().recv(data(), 0, 0);
                assertThat(threads.getCurrentThreadCpuTime() - before).isLessThan(200_000_000);
            }
        });
    }

    @Test
    void everyModeWorksOverTheLink() {
        run(2, EmbeddedOptions.ranks(2).withLink(LinkModel.parse("1gbit,100us,eager=1k,o=5us,g=2us")), rank -> {
            Communicator world = rank.world();
            rank.attachBuffer(COUNT * 8);
            for (SendMode mode : SendMode.values()) {
                for (int count : new int[] {0, 10, COUNT}) {
                    if (world.rank() == 0) {
                        world.send(mode, Buffers.of(Buffers.counting(count, 1)), 1, 0);
                    } else {
                        UserBuffer into = Buffers.doubles(count);
                        world.recv(into, 0, 0);
                        assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(count, 1));
                    }
                    if (world.rank() == 0 && mode == SendMode.BUFFERED) {
                        rank.detachBuffer();
                        rank.attachBuffer(COUNT * 8);
                    }
                }
            }
        });
    }
}
