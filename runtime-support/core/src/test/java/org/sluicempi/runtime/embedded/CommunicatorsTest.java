package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.JobResult;

@Timeout(60)
class CommunicatorsTest {
    @Test
    void aCopyHasAMatchingOfItsOwn() {
        EmbeddedJob.run(3, rank -> {
                    Communicator world = rank.world();
                    Communicator copy = world.dup();
                    assertThat(copy.rank()).isEqualTo(world.rank());
                    assertThat(copy.size()).isEqualTo(3);
                    int next = (world.rank() + 1) % 3;
                    int previous = (world.rank() + 2) % 3;
                    world.send(STANDARD, Buffers.of(1), next, 0);
                    copy.send(STANDARD, Buffers.of(2), next, 0);
                    UserBuffer into = Buffers.ints(1);
                    copy.recv(into, previous, 0);
                    assertThat(Buffers.intsOf(into)).containsExactly(2);
                    world.recv(into, previous, 0);
                    assertThat(Buffers.intsOf(into)).containsExactly(1);
                })
                .orThrow();
    }

    @Test
    void splitOrdersByKeyThenRank() {
        EmbeddedJob.run(6, rank -> {
                    int r = rank.world().rank();
                    Optional<Communicator> half = rank.world().split(r == 5 ? -1 : r % 2, r == 4 ? -9 : 0);
                    assertThat(half.isPresent()).isEqualTo(r != 5);
                    if (half.isPresent()) {
                        int[] expectedRank = {1, 0, 2, 1, 0};
                        assertThat(half.get().size()).isEqualTo(r % 2 == 0 ? 3 : 2);
                        assertThat(half.get().rank()).isEqualTo(expectedRank[r]);
                        half.get().collectives().barrier();
                        Communicator again = half.get().dup();
                        int peer = again.size() - 1 - again.rank();
                        var send = again.isend(STANDARD, Buffers.of(r), peer, 0);
                        UserBuffer into = Buffers.ints(1);
                        again.recv(into, peer, 0);
                        assertThat(Buffers.intsOf(into)[0] % 2).isEqualTo(r % 2);
                        send.await();
                    }
                })
                .orThrow();
    }

    @Test
    void selfIsAlone() {
        EmbeddedJob.run(2, rank -> {
                    assertThat(rank.self().size()).isEqualTo(1);
                    assertThat(rank.self().rank()).isZero();
                    rank.self().send(STANDARD, Buffers.of(rank.world().rank()), 0, 0);
                    UserBuffer into = Buffers.ints(1);
                    rank.self().recv(into, 0, 0);
                    assertThat(Buffers.intsOf(into))
                            .containsExactly(rank.world().rank());
                })
                .orThrow();
    }

    @Test
    void finishWaitsForAllRanksThatHaveNotEnded() {
        int[] arrived = new int[1];
        EmbeddedJob.run(4, rank -> {
                    if (rank.world().rank() == 3) {
                        return;
                    }
                    rank.start();
                    if (rank.world().rank() == 0) {
                        Thread.sleep(200);
                        arrived[0] = 1;
                    }
                    rank.finish();
                    assertThat(arrived[0]).isEqualTo(1);
                })
                .orThrow();
    }

    @Test
    void oneFailureEndsTheJob() {
        JobResult result = EmbeddedJob.run(3, rank -> {
            if (rank.world().rank() == 1) {
                throw new MpiError(ErrorClass.OTHER, "boom");
            }
            rank.world().recv(Buffers.ints(1), 1, 0);
        });
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.reason()).startsWith("rank 1: ").contains("boom", "CommunicatorsTest.java");
        assertThat(result.failures())
                .singleElement()
                .satisfies(f -> assertThat(f.rank()).isEqualTo(1));
    }

    @Test
    void abortEndsTheJobWithItsCode() {
        JobResult result = EmbeddedJob.run(3, rank -> {
            if (rank.world().rank() == 2) {
                rank.world().abort(42);
            }
            rank.world().recv(Buffers.ints(1), 2, 0);
        });
        assertThat(result.exitCode()).isEqualTo(42);
        assertThat(result.reason()).isEqualTo("rank 2: abort(42)");
        assertThat(result.failures()).isEmpty();
    }

    @Test
    void withoutALauncherThereIsOneRank() {
        Rank rank = Rank.of(CommunicatorsTest.class);
        assertThat(rank).isSameAs(Rank.of(Buffers.class));
        assertThat(rank.world().size()).isEqualTo(1);
        rank.world().send(STANDARD, Buffers.of(4), 0, 0);
        UserBuffer into = Buffers.ints(1);
        rank.world().recv(into, 0, 0);
        assertThat(Buffers.intsOf(into)).containsExactly(4);
        rank.world().collectives().barrier();
    }

    @Test
    void aThousandRanksExchangeWithTheirNeighbours() {
        int ranks = 1000;
        EmbeddedJob.run(ranks, rank -> {
                    Communicator world = rank.world();
                    for (int distance = 1; distance < ranks; distance *= 2) {
                        int to = (world.rank() + distance) % ranks;
                        int from = (world.rank() + ranks - distance) % ranks;
                        world.send(STANDARD, Buffers.of(world.rank()), to, distance);
                        UserBuffer into = Buffers.ints(1);
                        world.recv(into, from, distance);
                        assertThat(Buffers.intsOf(into)).containsExactly(from);
                    }
                    world.collectives().barrier();
                })
                .orThrow();
    }
}
