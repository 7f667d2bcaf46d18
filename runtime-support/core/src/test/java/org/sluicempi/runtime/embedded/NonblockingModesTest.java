package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.BUFFERED;
import static org.sluicempi.runtime.SendMode.READY;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.RankBody;

/** What docs/nonblocking.md says of starting and completing sends and receives. */
@Timeout(60)
class NonblockingModesTest {
    /** Doubles: far below and far above the eager limit. */
    private static final int SMALL = 10;

    private static final int LARGE = 100_000;

    private static void alone(RankBody body) {
        EmbeddedJob.run(1, body).orThrow();
    }

    /** Nobody posts a receive before all sends have been started by the only thread there is. */
    @ParameterizedTest
    @EnumSource(SendMode.class)
    void everyStartReturnsBeforeAReceiveIsPosted(SendMode mode) {
        alone(rank -> {
            Communicator self = rank.self();
            rank.attachBuffer(8 * (SMALL + LARGE));
            for (int count : new int[] {SMALL, LARGE}) {
                Request send = self.isend(mode, Buffers.of(Buffers.counting(count, 1)), 0, count);
                UserBuffer into = Buffers.doubles(count);
                self.recv(into, 0, count);
                send.await();
                assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(count, 1));
            }
        });
    }

    @Test
    void aSmallStandardSendIsCompleteAtOnceAndItsBufferFree() {
        alone(rank -> {
            UserBuffer data = Buffers.of(Buffers.counting(SMALL, 1));
            Request send = rank.self().isend(STANDARD, data, 0, 1);
            assertThat(send.test()).isPresent();
            Buffers.doublesOf(data)[0] = -1;
            UserBuffer into = Buffers.doubles(SMALL);
            rank.self().recv(into, 0, 1);
            assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(SMALL, 1));
        });
    }

    @Test
    void aLargeStandardSendIsCompleteWhenTheReceiverHasTheData() {
        alone(rank -> {
            UserBuffer data = Buffers.of(Buffers.counting(LARGE, 1));
            Request send = rank.self().isend(STANDARD, data, 0, 1);
            assertThat(send.test()).isEmpty();
            UserBuffer into = Buffers.doubles(LARGE);
            Request receive = rank.self().irecv(into, 0, 1);
            send.await();
            Arrays.fill(Buffers.doublesOf(data), -1);
            receive.await();
            assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(LARGE, 1));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {SMALL, LARGE})
    void aBufferedSendIsCompleteAtOnceWhateverItsSize(int count) {
        alone(rank -> {
            rank.attachBuffer(8 * count);
            UserBuffer data = Buffers.of(Buffers.counting(count, 1));
            Request send = rank.self().isend(BUFFERED, data, 0, 1);
            assertThat(send.test()).isPresent();
            Arrays.fill(Buffers.doublesOf(data), -1);
            UserBuffer into = Buffers.doubles(count);
            rank.self().recv(into, 0, 1);
            assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(count, 1));
        });
    }

    @Test
    void aBufferedSendWithoutRoomFailsWhenItIsStarted() {
        alone(rank -> {
            rank.attachBuffer(8 * LARGE - 1);
            Errors.assertError(
                    () -> rank.self().isend(BUFFERED, Buffers.doubles(LARGE), 0, 1), ErrorClass.BUFFER, "800000");
            assertThat(rank.self().iprobe(0, 1)).isEmpty();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, SMALL, LARGE})
    void aSynchronousSendIsCompleteWhenAReceiveHasMatchedThoughNobodyWaitedForIt(int count) {
        alone(rank -> {
            Request send = rank.self().isend(SYNCHRONOUS, Buffers.doubles(count), 0, 1);
            assertThat(send.test()).isEmpty();
            Request other = rank.self().irecv(Buffers.doubles(count), 0, 2);
            assertThat(send.test()).isEmpty();
            Request receive = rank.self().irecv(Buffers.doubles(count), 0, 1);
            assertThat(send.await()).isEqualTo(Status.EMPTY);
            receive.await();
            other.cancel();
            other.await();
        });
    }

    @Test
    void aReadySendIsAStandardOneEvenWithoutAPostedReceive() {
        alone(rank -> {
            assertThat(rank.self().isend(READY, Buffers.doubles(SMALL), 0, 1).test())
                    .isPresent();
            Request large = rank.self().isend(READY, Buffers.doubles(LARGE), 0, 1);
            assertThat(large.test()).isEmpty();
            rank.self().recv(Buffers.doubles(SMALL), 0, 1);
            rank.self().recv(Buffers.doubles(LARGE), 0, 1);
            large.await();
        });
    }

    @ParameterizedTest
    @EnumSource(SendMode.class)
    void blockingAndNonblockingCallsMatchEachOther(SendMode mode) {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    rank.attachBuffer(2 * 8 * (SMALL + LARGE));
                    for (int count : new int[] {SMALL, LARGE}) {
                        UserBuffer buffer = Buffers.doubles(count);
                        if (world.rank() == 0) {
                            world.send(mode, buffer, 1, 1);
                            world.isend(mode, buffer, 1, 2).await();
                        } else {
                            assertThat(world.irecv(buffer, 0, 1).await().bytes())
                                    .isEqualTo(8L * count);
                            assertThat(world.recv(buffer, 0, 2).bytes()).isEqualTo(8L * count);
                        }
                    }
                })
                .orThrow();
    }

    @Test
    void sendsHeadToHeadDoNotBlockEachOther() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    int peer = 1 - world.rank();
                    for (SendMode mode : new SendMode[] {STANDARD, SYNCHRONOUS}) {
                        Request send = world.isend(mode, Buffers.doubles(LARGE), peer, 1);
                        assertThat(world.recv(Buffers.doubles(LARGE), peer, 1).source())
                                .isEqualTo(peer);
                        send.await();
                    }
                })
                .orThrow();
    }

    @Test
    void aReceiveIsCompleteOnlyWhenItsMessageHasCome() {
        alone(rank -> {
            UserBuffer into = Buffers.of(5, 5, 5);
            Request receive = rank.self().irecv(into, 0, 1);
            assertThat(receive.test()).isEmpty();
            assertThat(Buffers.intsOf(into)).containsExactly(5, 5, 5);
            rank.self().send(STANDARD, Buffers.of(1, 2), 0, 1);
            assertThat(receive.test()).contains(new Status(0, 1, 8, false));
            assertThat(Buffers.intsOf(into)).containsExactly(1, 2, 5);
        });
    }

    @Test
    void completionIsToldAsOftenAsItIsAskedFor() {
        alone(rank -> {
            Request receive = rank.self().irecv(Buffers.ints(1), 0, 1);
            rank.self().send(STANDARD, Buffers.of(1), 0, 1);
            Status first = receive.await();
            assertThat(receive.await()).isEqualTo(first);
            assertThat(receive.test()).contains(first);
        });
    }

    @Test
    void aWaitTellsTheErrorAndTheMessageIsGone() {
        alone(rank -> {
            Request receive = rank.self().irecv(Buffers.ints(1), 0, 1);
            rank.self().send(STANDARD, Buffers.of(1, 2), 0, 1);
            Errors.assertError(receive::await, ErrorClass.TRUNCATE, "8", "4");
            assertThat(rank.self().iprobe(0, 1)).isEmpty();
        });
    }
}
