package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.Communicator.PROC_NULL;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.RankBody;

@Timeout(60)
class PointToPointTest {
    private static final int LARGE = 50_000;

    private static void pair(RankBody body) {
        EmbeddedJob.run(2, body).orThrow();
    }

    @ParameterizedTest
    @EnumSource(SendMode.class)
    void everyModeDeliversSmallAndLarge(SendMode mode) {
        pair(rank -> {
            Communicator world = rank.world();
            for (int count : new int[] {0, 1, 1000, LARGE}) {
                for (boolean nonblocking : new boolean[] {false, true}) {
                    if (world.rank() == 0) {
                        rank.attachBuffer(count * 8);
                        UserBuffer data = Buffers.of(Buffers.counting(count, 3));
                        if (nonblocking) {
                            world.isend(mode, data, 1, 5).await();
                        } else {
                            world.send(mode, data, 1, 5);
                        }
                        rank.detachBuffer();
                    } else {
                        UserBuffer into = Buffers.doubles(count);
                        Status status = world.recv(into, 0, 5);
                        assertThat(status).isEqualTo(new Status(0, 5, count * 8L, false));
                        assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(count, 3));
                    }
                }
            }
        });
    }

    @Test
    void anEagerSendReturnsBeforeItsReceiveAndItsBufferIsFree() {
        EmbeddedJob.run(1, rank -> {
                    UserBuffer data = Buffers.of(1, 2, 3);
                    rank.self().send(STANDARD, data, 0, 1);
                    Buffers.intsOf(data)[0] = 99;
                    UserBuffer into = Buffers.ints(3);
                    rank.self().recv(into, 0, 1);
                    assertThat(Buffers.intsOf(into)).containsExactly(1, 2, 3);
                })
                .orThrow();
    }

    @Test
    void aSynchronousOrLargeSendIsCompleteOnlyWhenMatched() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    for (UserBuffer data : List.of(Buffers.of(1), Buffers.ints(LARGE))) {
                        Request send = self.isend(SYNCHRONOUS, data, 0, 1);
                        assertThat(send.test()).isEmpty();
                        self.recv(Buffers.ints(data.count()), 0, 1);
                        assertThat(send.test()).contains(Status.EMPTY);
                    }
                    Request large = self.isend(STANDARD, Buffers.ints(LARGE), 0, 1);
                    assertThat(large.test()).isEmpty();
                    self.recv(Buffers.ints(LARGE), 0, 1);
                    assertThat(large.await()).isEqualTo(Status.EMPTY);
                })
                .orThrow();
    }

    @Test
    void atEagerLimitZeroEverySendWaits() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1).withEagerLimit(0), rank -> {
                    Request send = rank.self().isend(STANDARD, Buffers.ints(0), 0, 1);
                    assertThat(send.test()).isEmpty();
                    rank.self().recv(Buffers.ints(0), 0, 1);
                    send.await();
                })
                .orThrow();
    }

    @Test
    void withoutEagerLimitNoSendWaits() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1).withEagerLimit(EmbeddedOptions.UNLIMITED), rank -> {
                    rank.self().send(STANDARD, Buffers.of(Buffers.counting(LARGE, 1)), 0, 1);
                    UserBuffer into = Buffers.doubles(LARGE);
                    rank.self().recv(into, 0, 1);
                    assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(LARGE, 1));
                })
                .orThrow();
    }

    @Test
    void wildcardsTellWhoSentWhat() {
        EmbeddedJob.run(4, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() > 0) {
                        world.send(STANDARD, Buffers.of(world.rank()), 0, 10 + world.rank());
                        return;
                    }
                    boolean[] seen = new boolean[4];
                    for (int k = 1; k < 4; k++) {
                        UserBuffer into = Buffers.ints(1);
                        Status status = world.recv(into, ANY_SOURCE, ANY_TAG);
                        assertThat(status.tag()).isEqualTo(10 + status.source());
                        assertThat(Buffers.intsOf(into)[0]).isEqualTo(status.source());
                        assertThat(seen[status.source()]).isFalse();
                        seen[status.source()] = true;
                    }
                })
                .orThrow();
    }

    @Test
    void aShorterMessageLeavesTheRestUntouched() {
        pair(rank -> {
            if (rank.world().rank() == 0) {
                rank.world().send(STANDARD, Buffers.of(1, 2), 1, 0);
            } else {
                UserBuffer into = Buffers.of(7, 7, 7, 7);
                Status status = rank.world().recv(into, 0, 0);
                assertThat(status.count(BasicType.INT)).isEqualTo(2);
                assertThat(Buffers.intsOf(into)).containsExactly(1, 2, 7, 7);
            }
        });
    }

    @Test
    void probeTellsTheLengthAndLeavesTheMessage() {
        pair(rank -> {
            Communicator world = rank.world();
            if (world.rank() == 0) {
                world.send(STANDARD, Buffers.of(1, 2, 3), 1, 4);
                world.send(STANDARD, Buffers.doubles(LARGE), 1, 4);
            } else {
                assertThat(world.probe(ANY_SOURCE, ANY_TAG)).isEqualTo(new Status(0, 4, 12, false));
                assertThat(world.iprobe(0, 4)).contains(new Status(0, 4, 12, false));
                assertThat(world.iprobe(0, 5)).isEmpty();
                world.recv(Buffers.ints(3), 0, 4);
                assertThat(world.probe(0, 4).bytes()).isEqualTo(LARGE * 8L);
                world.recv(Buffers.doubles(LARGE), 0, 4);
                assertThat(world.iprobe(ANY_SOURCE, ANY_TAG)).isEmpty();
            }
        });
    }

    @Test
    void procNullTakesAndGivesNothing() {
        EmbeddedJob.run(1, rank -> {
                    Communicator world = rank.world();
                    UserBuffer into = Buffers.of(7);
                    world.send(SYNCHRONOUS, Buffers.of(1), PROC_NULL, 1);
                    world.isend(STANDARD, Buffers.ints(LARGE), PROC_NULL, 1).await();
                    assertThat(world.recv(into, PROC_NULL, 1)).isEqualTo(Status.EMPTY);
                    assertThat(world.probe(PROC_NULL, 1)).isEqualTo(Status.EMPTY);
                    assertThat(world.iprobe(PROC_NULL, 1)).contains(Status.EMPTY);
                    world.openDelta(Buffers.of(1), PROC_NULL, 1).end(1);
                    assertThat(Buffers.intsOf(into)).containsExactly(7);
                })
                .orThrow();
    }
}
