package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;
import static org.sluicempi.runtime.embedded.Errors.assertError;
import static org.sluicempi.runtime.embedded.InterruptedWaitsTest.interrupted;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;
import org.sluicempi.runtime.delta.DeltaSend;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.face.Exchange;
import org.sluicempi.runtime.face.Exchanging;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Operations;

/**
 * A call that begins several things and is refused or interrupted leaves none of them behind: the next message goes where
 * the program says.
 */
@Timeout(60)
class TakenBackTest {
    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return Stream.of(two, two.withEagerLimit(0), two.withLink(LinkModel.parse("1gbit,1ms")));
    }

    private static UserBuffer large(int value) {
        int[] array = new int[100_000];
        java.util.Arrays.fill(array, value);
        return Buffers.of(array);
    }

    /** After {@code failing} at rank 0 the first message of tag 3 from rank 1 is still to be received. */
    private static void leavesNothing(EmbeddedOptions options, UserBuffer left, Failing failing) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        failing.at(rank);
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        UserBuffer into = Buffers.ints(1);
                        assertThat(w.recv(into, 1, 3).bytes()).isEqualTo(4);
                        assertThat(Buffers.intsOf(into)).containsExactly(10);
                        assertThat(Buffers.intsOf(left)[0]).isEqualTo(7);
                    } else {
                        w.recv(Buffers.ints(0), 0, 9);
                        assertThat(w.iprobe(0, 5)).isEmpty();
                        w.send(STANDARD, Buffers.of(10), 0, 3);
                    }
                })
                .orThrow();
    }

    private interface Failing {
        void at(Rank rank) throws Exception;
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRefusedExchange(EmbeddedOptions options) {
        UserBuffer left = Buffers.of(7, 7);
        UserBuffer outside = new UserBuffer(new int[4], 2, 3, BasicType.INT);
        leavesNothing(options, left, rank -> {
            Communicator w = rank.world();
            for (ThrowingCallable call : List.<ThrowingCallable>of(
                    () -> new Exchange(99, 5, 1, 3).run(w, Buffers.of(1), left),
                    () -> new Exchange(99, 5, 1, 3).replace(w, left))) {
                assertError(call, ErrorClass.RANK, "99");
            }
            assertError(() -> new Exchange(1, -5, 1, 3).run(w, Buffers.of(1), left), ErrorClass.TAG, "-5");
            assertError(() -> new Exchange(1, 5, 1, 3).run(w, outside, left), ErrorClass.BUFFER, "outside");
            assertError(() -> new Exchange(1, 5, 77, 3).run(w, Buffers.of(1), left), ErrorClass.RANK, "77");
        });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anInterruptedExchange(EmbeddedOptions options) {
        UserBuffer left = Buffers.of(7, 7);
        leavesNothing(options.withEagerLimit(0), left, rank -> {
            Communicator w = rank.world();
            Exchange exchange = new Exchange(1, 5, 1, 3);
            interrupted(() -> exchange.run(w, Buffers.of(1), left), ErrorClass.OTHER, "tag 3", "taken back");
            interrupted(() -> exchange.replace(w, left), ErrorClass.OTHER, "tag 3", "taken back");
        });
    }

    /** It is the send that is waited for; the receive would swallow the next message. */
    @ParameterizedTest
    @MethodSource("engines")
    void anInterruptedExchangeInParts(EmbeddedOptions options) {
        UserBuffer left = Buffers.of(7, 7);
        leavesNothing(options.withEagerLimit(0), left, rank -> {
            Communicator w = rank.world();
            Exchanging<MpiError> exchange =
                    new Exchanging<>(w, n -> {}, () -> w.irecv(left, 1, 3), n -> Buffers.of(1), 1, 5, error -> error);
            interrupted(() -> exchange.send(1), ErrorClass.OTHER, "tag 5", "taken back");
        });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anInterruptedExchangeOfPieces(EmbeddedOptions options) {
        UserBuffer left = Buffers.of(7, 7);
        leavesNothing(options.withEagerLimit(0), left, rank -> {
            Communicator w = rank.world();
            Exchanging<MpiError> exchange =
                    new Exchanging<>(w, n -> {}, () -> w.irecv(left, 1, 3), n -> Buffers.of(1), 1, 5, error -> error);
            DeltaStream stream = w.openDelta(Buffers.of(1, 2), 1, 5);
            stream.piece(0, 2);
            exchange.begin();
            ThrowingCallable end = () -> {
                try {
                    stream.end(2);
                } catch (MpiError e) {
                    throw exchange.failed(e);
                }
            };
            interrupted(end, ErrorClass.OTHER, "tag 5", "taken back");
        });
    }

    /** The message has left in pieces, and waits for its receiver as one without an eager limit does. */
    @ParameterizedTest
    @MethodSource("engines")
    void anInterruptedEndOfAMessageInPieces(EmbeddedOptions options) {
        CountDownLatch takenBack = new CountDownLatch(1);
        EmbeddedJob.run(options.withEagerLimit(0), rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        DeltaStream stream = w.openDelta(Buffers.of(1, 2), 1, 3);
                        stream.piece(0, 2);
                        interrupted(() -> stream.end(2), ErrorClass.OTHER, "tag 3", "taken back");
                        takenBack.countDown();
                        w.send(STANDARD, Buffers.of(5), 1, 3);
                    } else {
                        takenBack.await();
                        UserBuffer into = Buffers.ints(2);
                        assertThat(w.recv(into, 0, 3).bytes()).isEqualTo(4);
                        assertThat(Buffers.intsOf(into)).containsExactly(5, 0);
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anInterruptedDeltaReceive(EmbeddedOptions options) {
        UserBuffer left = Buffers.of(7, 7);
        leavesNothing(options, left, rank -> {
            DeltaRecv recv = DeltaRecv.post(rank.world(), left, 1, 3, true);
            interrupted(() -> recv.deltaWaitData(0, 1), ErrorClass.OTHER, "tag 3", "taken back");
            assertError(recv::deltaWait, ErrorClass.OTHER, "taken back");
            assertError(() -> recv.deltaWaitData(1, 2), ErrorClass.OTHER, "taken back");
            DeltaRecv other = DeltaRecv.post(rank.world(), left, 1, 3, true);
            interrupted(other::deltaWait, ErrorClass.OTHER, "tag 3", "taken back");
        });
    }

    /** What is received next is what the probe has told of. */
    @ParameterizedTest
    @MethodSource("engines")
    void whatAProbeHasToldOfGoesOn(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        w.probe(1, 3);
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        w.recv(Buffers.ints(0), 1, 9);
                        UserBuffer into = Buffers.ints(1);
                        w.recv(into, 1, 3);
                        assertThat(Buffers.intsOf(into)).containsExactly(6);
                    } else {
                        Thread sending = Thread.currentThread();
                        Thread other = new Thread(() -> {
                            w.recv(Buffers.ints(0), 0, 9);
                            sending.interrupt();
                            w.send(STANDARD, Buffers.ints(0), 0, 9);
                        });
                        other.start();
                        w.send(SYNCHRONOUS, Buffers.of(6), 0, 3);
                        assertThat(Thread.interrupted()).isTrue();
                        other.join();
                    }
                })
                .orThrow();
    }

    /** A delta receive whose message is on its way goes on, as a blocking receive would. */
    @ParameterizedTest
    @MethodSource("engines")
    void whatHasBeenMatchedGoesOn(EmbeddedOptions options) {
        EmbeddedJob.run(options.withDeltaSize(4096), rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        UserBuffer into = large(0);
                        DeltaRecv recv = DeltaRecv.post(w, into, 1, 3, true);
                        recv.deltaWaitData(0, 1);
                        Thread waiting = Thread.currentThread();
                        Thread other = new Thread(() -> {
                            while (waiting.getState() == Thread.State.RUNNABLE) {
                                Thread.yield();
                            }
                            waiting.interrupt();
                            w.send(STANDARD, Buffers.ints(0), 1, 9);
                        });
                        other.start();
                        assertThat(recv.deltaWait().bytes()).isEqualTo(400_000);
                        assertThat(recv.deltaWait()).isSameAs(recv.deltaWait());
                        assertThat(Buffers.intsOf(into)).containsOnly(6);
                        assertThat(Thread.interrupted()).isTrue();
                        other.join();
                    } else {
                        DeltaSend send = DeltaSend.begin(w, large(6), 0, 3, true);
                        send.deltaSendData(0, 50_000);
                        w.recv(Buffers.ints(0), 0, 9);
                        send.deltaSendEnd();
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRequestStaysActiveUntilItsWaitHasReturned(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        UserBuffer one = Buffers.of(0);
                        UserBuffer two = Buffers.of(0);
                        Operation first = Operation.of(() -> w.irecv(one, 1, 1)).begin();
                        Operation second =
                                Operation.of(() -> w.irecv(two, 1, 2)).begin();
                        Operations both = new Operations(rank, List.of(first, second));
                        interrupted(second::await, ErrorClass.PENDING, "tag 2");
                        interrupted(both::awaitAny, ErrorClass.PENDING, "any of");
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        w.recv(Buffers.ints(0), 1, 8);
                        interrupted(both::awaitAll, ErrorClass.PENDING, "tag 2");
                        assertThat(first.isActive()).isTrue();
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        assertThat(both.awaitAll())
                                .extracting(status -> status.bytes())
                                .containsExactly(4L, 4L);
                        assertThat(Buffers.intsOf(one)).containsExactly(1);
                        assertThat(Buffers.intsOf(two)).containsExactly(2);
                    } else {
                        for (int k = 1; k <= 2; k++) {
                            w.recv(Buffers.ints(0), 0, 9);
                            w.send(STANDARD, Buffers.of(k), 0, k);
                            if (k == 1) {
                                w.send(STANDARD, Buffers.ints(0), 0, 8);
                            }
                        }
                    }
                })
                .orThrow();
    }

    /** Nobody waits for the rank that has left, nor is its buffer written any more. */
    @ParameterizedTest
    @MethodSource("engines")
    void anInterruptedCollectiveOfLongMessages(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    UserBuffer mine = large(w.rank() + 1);
                    UserBuffer all = new UserBuffer(new int[200_000], 0, 100_000, BasicType.INT);
                    if (w.rank() == 0) {
                        interrupted(() -> w.collectives().allgather(mine, all), ErrorClass.OTHER, "interrupted");
                        java.util.Arrays.fill(Buffers.intsOf(all), -1);
                        w.send(STANDARD, Buffers.ints(0), 1, 1);
                        w.recv(Buffers.ints(0), 1, 2);
                        assertThat(Buffers.intsOf(all)).containsOnly(-1);
                    } else {
                        w.recv(Buffers.ints(0), 0, 1);
                        try {
                            w.collectives().allgather(mine, all);
                        } catch (org.sluicempi.runtime.MpiError told) {
                            assertThat(told).hasMessageContaining("rank 0");
                        }
                        w.send(SYNCHRONOUS, Buffers.ints(0), 0, 2);
                    }
                    w.collectives().allgather(mine, all);
                    assertThat(Buffers.intsOf(all)[150_000]).isEqualTo(2);
                })
                .orThrow();
    }
}
