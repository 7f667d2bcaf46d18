package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.SendMode.STANDARD;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.facetest.PlainWords;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.api.RankBody;
import org.sluicempi.runtime.embedded.deadlock.DeadlockWatch;

@Timeout(60)
class DeadlockTest {
    /** Time enough for the watch to look again and again, in ms. */
    private static final long MANY_LOOKS = 8 * DeadlockWatch.Patience.USUAL.period();

    private static final int LARGE = 50_000;

    private static void assertDeadlock(EmbeddedOptions options, RankBody body, String... lines) {
        JobResult result = EmbeddedJob.run(options, body);
        assertThat(result.reason()).startsWith("deadlock: every rank waits\n").contains(lines);
        PlainWords.check(result.reason());
        assertThat(result.exitCode()).isEqualTo(1);
    }

    private static void assertDeadlock(RankBody body, String... lines) {
        assertDeadlock(EmbeddedOptions.ranks(2), body, lines);
    }

    @Test
    void receivesThatNobodyServes() {
        assertDeadlock(
                rank -> rank.world().recv(Buffers.doubles(100), 1 - rank.world().rank(), 7),
                "rank 0: Recv from 1 tag 7 on world, 100 DOUBLE",
                "rank 1: Recv from 0 tag 7 on world, 100 DOUBLE");
    }

    @Test
    void sendsHeadToHeadAboveTheEagerLimit() {
        assertDeadlock(
                rank -> rank.world()
                        .send(STANDARD, Buffers.ints(LARGE), 1 - rank.world().rank(), 3),
                "rank 0: Send to 1 tag 3 on world, 50000 INT");
        EmbeddedJob.run(2, rank -> {
                    int peer = 1 - rank.world().rank();
                    rank.world().send(STANDARD, Buffers.ints(100), peer, 3);
                    rank.world().recv(Buffers.ints(100), peer, 3);
                })
                .orThrow();
    }

    @Test
    void probesRequestsCollectivesAndDeltas() {
        assertDeadlock(
                EmbeddedOptions.ranks(5),
                rank -> {
                    Communicator world = rank.world();
                    switch (world.rank()) {
                        case 0 -> world.probe(ANY_SOURCE, ANY_TAG);
                        case 1 -> world.irecv(Buffers.ints(3), 0, 2).awaitElements(1, 2);
                        case 2 -> rank.awaitAny(Arrays.asList(null, world.irecv(Buffers.ints(3), 0, 2)));
                        case 3 -> world.collectives().barrier();
                        default -> {
                            var stream = world.openDelta(Buffers.ints(LARGE), 1, 5);
                            stream.piece(0, LARGE);
                            stream.end(LARGE);
                        }
                    }
                },
                "rank 0: Probe from any source any tag on world",
                "rank 1: Recv from 0 tag 2 on world, 3 INT, elements 1 to 2",
                "rank 2: any of: Recv from 0 tag 2 on world, 3 INT;",
                "rank 3: Barrier",
                "rank 4: Send to 1 tag 5 on world, 50000 INT");
    }

    @Test
    void aReceiveFromAnybodyWhenTheOthersHaveEnded() {
        assertDeadlock(
                rank -> {
                    if (rank.world().rank() == 0) {
                        rank.world().recv(Buffers.ints(1), ANY_SOURCE, 7);
                    }
                },
                "rank 0: Recv from any source tag 7 on world, 1 INT",
                "rank 1: has ended");
    }

    @Test
    void onALinkAsWell() {
        assertDeadlock(
                EmbeddedOptions.ranks(2).withLink(LinkModel.parse("1gbit,1ms")),
                rank -> rank.world()
                        .send(
                                SendMode.SYNCHRONOUS,
                                Buffers.ints(1),
                                1 - rank.world().rank(),
                                3),
                "rank 1: Send to 0 tag 3 on world, 1 INT");
    }

    @Test
    void allThreadsOfARankWait() {
        assertDeadlock(
                rank -> {
                    Thread other = new Thread(() -> rank.world().probe(0, 1));
                    other.setDaemon(true);
                    other.start();
                    rank.world().probe(1, 2);
                },
                "rank 0: Probe from 1 tag 2 on world",
                "rank 0: Probe from 0 tag 1 on world",
                "rank 1: Probe from 1 tag 2 on world");
    }

    @Test
    void noAlarmWhileARankSleeps() {
        EmbeddedJob.run(2, rank -> {
                    if (rank.world().rank() == 0) {
                        Thread.sleep(MANY_LOOKS);
                        rank.world().send(STANDARD, Buffers.ints(1), 1, 0);
                    } else {
                        rank.world().recv(Buffers.ints(1), 0, 0);
                    }
                })
                .orThrow();
    }

    @Test
    void noAlarmWhileAMessageIsUnderWay() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withLink(LinkModel.parse("1gbit," + MANY_LOOKS + "ms")), rank -> {
                    if (rank.world().rank() == 0) {
                        rank.world().send(STANDARD, Buffers.ints(1), 1, 0);
                        rank.world().recv(Buffers.ints(1), 1, 0);
                    } else {
                        rank.world().recv(Buffers.ints(1), 0, 0);
                        rank.world().send(STANDARD, Buffers.ints(1), 0, 0);
                    }
                })
                .orThrow();
    }

    @Test
    void noAlarmWhileAnotherThreadOfTheRankMaySend() {
        EmbeddedJob.run(1, rank -> {
                    new Thread(() -> sendLater(rank.world())).start();
                    rank.world().recv(Buffers.ints(1), 0, 0);
                    CompletableFuture<Void> inPool = CompletableFuture.runAsync(() -> sendLater(rank.world()));
                    rank.world().recv(Buffers.ints(1), 0, 0);
                    inPool.join();
                })
                .orThrow();
    }

    private static void sendLater(Communicator world) {
        try {
            Thread.sleep(MANY_LOOKS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        world.send(STANDARD, Buffers.ints(1), 0, 0);
    }
}
