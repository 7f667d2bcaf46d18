package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;
import org.sluicempi.runtime.delta.DeltaSend;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.wait.Waiter;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Series;

/** What the program wrote as one blocking call hears an interrupt that comes between its beginning and its end. */
@Timeout(120)
class InterruptedHalvesTest {
    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2).withDeltaSize(4096);
        return Stream.of(two, two.withDelays(7, 500_000), two.withLink(LinkModel.parse("1gbit,1ms")));
    }

    private interface Calls {
        void of(Communicator world) throws Exception;
    }

    /** After {@code first} at rank 0 nothing of tag 3 is left: the next message of rank 1 meets the next receive. */
    private static void taken(EmbeddedOptions options, Calls first) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        first.of(w);
                        assertThat(Thread.interrupted()).isTrue();
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        UserBuffer into = Buffers.ints(1);
                        w.recv(into, 1, 3);
                        assertThat(Buffers.intsOf(into)).containsExactly(10);
                    } else {
                        w.recv(Buffers.ints(0), 0, 9);
                        assertThat(w.iprobe(0, 3)).isEmpty();
                        w.send(STANDARD, Buffers.of(10), 0, 3);
                    }
                })
                .orThrow();
    }

    private static void takenBack(ThrowingCallable end) {
        Thread.currentThread().interrupt();
        assertError(end, ErrorClass.OTHER, "interrupted", "tag 3", "taken back");
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aReceive(EmbeddedOptions options) {
        taken(options, w -> {
            Operation receive =
                    Operation.of(() -> w.irecv(Buffers.ints(1), 1, 3)).begin();
            takenBack(receive::awaitAsBlocking);
            assertThat(receive.isActive()).isFalse();
        });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aSend(EmbeddedOptions options) {
        taken(
                options,
                w -> takenBack(Operation.of(() -> w.isend(SYNCHRONOUS, Buffers.of(8), 1, 3))
                        .begin()::awaitAsBlocking));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aReceiveInParts(EmbeddedOptions options) {
        taken(options, w -> {
            DeltaRecv first = DeltaRecv.post(w, Buffers.ints(2), 1, 3, true);
            takenBack(() -> first.deltaWaitData(0, 0));
            assertThat(first.deltaStrip(0, 2)).isEqualTo(2);
            assertError(first::deltaWait, ErrorClass.OTHER, "taken back");
            assertThat(Thread.interrupted()).isTrue();
            DeltaRecv whole = DeltaRecv.post(w, Buffers.ints(2), 1, 3, true);
            takenBack(whole::deltaWait);
        });
    }

    /** The first message has come, so the program would have waited in the second call. */
    @ParameterizedTest
    @MethodSource("engines")
    void theCallOfALoopThatIsNotComplete(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        Series<String> series = new Series<>();
                        assertThat(series.receive("come", w, Buffers.ints(1), 1, 2))
                                .isEmpty();
                        assertThat(series.receive("not", w, Buffers.ints(1), 1, 3))
                                .isEmpty();
                        Thread.currentThread().interrupt();
                        w.recv(Buffers.ints(1), 1, 4);
                        assertThat(series.await()).hasValueSatisfying(failed -> {
                            assertThat(failed.maker()).isEqualTo("not");
                            assertThat(failed.error().errorClass()).isEqualTo(ErrorClass.OTHER);
                        });
                        assertThat(Thread.interrupted()).isTrue();
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        w.recv(Buffers.ints(1), 1, 3);
                    } else {
                        w.send(STANDARD, Buffers.of(1), 0, 2);
                        w.send(STANDARD, Buffers.of(1), 0, 4);
                        w.recv(Buffers.ints(0), 0, 9);
                        w.send(STANDARD, Buffers.of(1), 0, 3);
                    }
                })
                .orThrow();
    }

    /** The thread was interrupted before the call, is done with it, or has been met: it goes on, interrupted. */
    @ParameterizedTest
    @MethodSource("engines")
    void whatAnInterruptDoesNotEnd(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    int[] large = new int[100_000];
                    if (w.rank() == 0) {
                        Thread.currentThread().interrupt();
                        Operation before = Operation.of(() -> w.irecv(Buffers.ints(1), 1, 1))
                                .begin();
                        DeltaRecv parts = DeltaRecv.post(w, Buffers.ints(1), 1, 2, true);
                        Series<String> series = new Series<>();
                        assertThat(series.receive("a", w, Buffers.ints(1), 1, 5))
                                .isEmpty();
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        assertThat(before.awaitAsBlocking().bytes()).isEqualTo(4);
                        assertThat(parts.deltaWait().bytes()).isEqualTo(4);
                        assertThat(series.await()).isEmpty();
                        assertThat(Thread.interrupted()).isTrue();

                        Operation complete = Operation.of(() -> w.irecv(Buffers.ints(1), 1, 6))
                                .begin();
                        DeltaRecv met = DeltaRecv.post(w, Buffers.of(large), 1, 3, true);
                        met.deltaWaitData(0, 0);
                        Thread.currentThread().interrupt();
                        assertThat(complete.awaitAsBlocking().bytes()).isEqualTo(4);
                        w.send(STANDARD, Buffers.ints(0), 1, 9);
                        assertThat(met.deltaWait().bytes()).isEqualTo(400_000);
                        assertThat(Thread.interrupted()).isTrue();
                    } else {
                        w.recv(Buffers.ints(0), 0, 9);
                        for (int tag : new int[] {1, 2, 5, 6}) {
                            w.send(STANDARD, Buffers.of(1), 0, tag);
                        }
                        DeltaSend send = DeltaSend.begin(w, Buffers.of(large), 0, 3, true);
                        send.deltaSendData(0, 50_000);
                        w.recv(Buffers.ints(0), 0, 9);
                        send.deltaSendEnd();
                    }
                })
                .orThrow();
    }

    /** A call that has gone on in spite of an interrupt leaves the thread interrupted to the calls behind it. */
    @ParameterizedTest
    @MethodSource("engines")
    void whatIsBehindACallThatWentOnWaitsAsEver(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    int[] large = new int[100_000];
                    if (w.rank() == 0) {
                        Series<String> series = new Series<>();
                        assertThat(series.receive("met", w, Buffers.of(large), 1, 3))
                                .isEmpty();
                        assertThat(series.receive("behind", w, Buffers.ints(1), 1, 2))
                                .isEmpty();
                        w.recv(Buffers.ints(0), 1, 4);
                        Thread waiting = Thread.currentThread();
                        Thread other = new Thread(() -> {
                            while (!(LockSupport.getBlocker(waiting) instanceof Waiter)) {
                                Thread.yield();
                            }
                            w.send(STANDARD, Buffers.ints(0), 1, 9);
                        });
                        other.start();
                        waiting.interrupt();
                        assertThat(series.await()).isEmpty();
                        assertThat(Thread.interrupted()).isTrue();
                        other.join();
                    } else {
                        DeltaSend send = DeltaSend.begin(w, Buffers.of(large), 0, 3, true);
                        send.deltaSendData(0, 50_000);
                        w.send(STANDARD, Buffers.ints(0), 0, 4);
                        w.recv(Buffers.ints(0), 0, 9);
                        send.deltaSendEnd();
                        w.send(STANDARD, Buffers.of(1), 0, 2);
                    }
                })
                .orThrow();
    }
}
