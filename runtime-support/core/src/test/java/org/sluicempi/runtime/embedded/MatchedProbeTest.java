package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.wait.Waiter;

@Timeout(60)
class MatchedProbeTest {
    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return Stream.of(
                two,
                two.withEagerLimit(0),
                two.withDelays(7, 500_000),
                two.withDelays(8, 500_000).withEagerLimit(0),
                two.withLink(LinkModel.parse("1gbit,50us")));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aTakenMessageIsSeenByNobodyElse(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        w.send(STANDARD, Buffers.of(1, 2, 3), 1, 5);
                        w.send(STANDARD, Buffers.of(4), 1, 5);
                    } else {
                        MatchedMessage first = w.mprobe(ANY_SOURCE, ANY_TAG);
                        assertThat(first.status()).isEqualTo(new Status(0, 5, 12, false));
                        if (options.eagerLimit() > 0) {
                            UserBuffer second = Buffers.ints(3);
                            assertThat(w.recv(second, 0, 5).bytes()).isEqualTo(4);
                            assertThat(Buffers.intsOf(second)).containsExactly(4, 0, 0);
                        }
                        UserBuffer into = Buffers.ints(3);
                        assertThat(first.recv(into)).isEqualTo(first.status());
                        assertThat(Buffers.intsOf(into)).containsExactly(1, 2, 3);
                        assertError(() -> first.recv(into), ErrorClass.REQUEST, "tag 5", "before");
                        if (options.eagerLimit() == 0) {
                            w.recv(into, 0, 5);
                        }
                        assertThat(w.improbe(0, 5)).isEmpty();
                    }
                    w.collectives().barrier();
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aMessageInPiecesToo(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    int n = 30_000;
                    if (w.rank() == 0) {
                        UserBuffer data = Buffers.of(Buffers.counting(n, 1));
                        DeltaStream stream = w.openDelta(data, 1, 2);
                        for (int k = 0; k < n; k += 1000) {
                            stream.piece(k, k + 1000);
                        }
                        stream.end(n);
                        w.recv(Buffers.ints(1), 1, 3);
                    } else {
                        MatchedMessage found = poll(w);
                        assertThat(found.status().bytes()).isEqualTo(8L * n);
                        UserBuffer into = Buffers.doubles(n);
                        found.irecv(into).await();
                        assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(n, 1));
                        w.send(STANDARD, Buffers.of(1), 0, 3);
                    }
                })
                .orThrow();
    }

    private static MatchedMessage poll(Communicator w) {
        Optional<MatchedMessage> found = w.improbe(0, 2);
        while (found.isEmpty()) {
            found = w.improbe(ANY_SOURCE, 2);
        }
        return found.get();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aReceiveThatIsTooShortIsAnErrorAndTheMessageIsGone(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        w.send(STANDARD, Buffers.of(1, 2, 3), 1, 5);
                    } else {
                        MatchedMessage found = w.mprobe(0, 5);
                        assertError(() -> found.recv(Buffers.ints(2)), ErrorClass.TRUNCATE, "12 bytes", "8 bytes");
                        assertThat(w.iprobe(0, 5)).isEmpty();
                    }
                    w.collectives().barrier();
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void nothingComesFromNowhere(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    for (MatchedMessage none : List.of(
                            w.mprobe(Communicator.PROC_NULL, 3),
                            w.improbe(Communicator.PROC_NULL, 3).orElseThrow())) {
                        assertThat(none.status()).isEqualTo(Status.EMPTY);
                        assertThat(none.recv(Buffers.ints(0))).isEqualTo(Status.EMPTY);
                        assertError(() -> none.recv(Buffers.ints(0)), ErrorClass.REQUEST, "before");
                    }
                    assertError(() -> w.mprobe(2, 0), ErrorClass.RANK, "2");
                    assertError(() -> w.improbe(0, -3), ErrorClass.TAG, "-3");
                })
                .orThrow();
    }

    /** Repeated until the interrupt has come while it was on its way. */
    @Test
    void anInterruptDoesNotEndItsReceive() {
        EmbeddedOptions slow = EmbeddedOptions.ranks(2).withEagerLimit(0).withLink(LinkModel.parse("10mbit,1ms"));
        EmbeddedJob.run(slow, rank -> {
                    Communicator w = rank.world();
                    UserBuffer again = Buffers.of(1);
                    while (Buffers.intsOf(again)[0] == 1) {
                        if (w.rank() == 0) {
                            MatchedMessage message = w.mprobe(1, 3);
                            boolean interrupted = interruptedIfItWaits(() -> {
                                UserBuffer into = new UserBuffer(new int[100_000], 0, 100_000, BasicType.INT);
                                assertThat(message.recv(into).bytes()).isEqualTo(400_000);
                                assertThat(Buffers.intsOf(into)).containsOnly(6);
                            });
                            Buffers.intsOf(again)[0] = interrupted ? 0 : 1;
                            w.send(STANDARD, again, 1, 9);
                        } else {
                            int[] data = new int[100_000];
                            Arrays.fill(data, 6);
                            w.send(STANDARD, Buffers.of(data), 0, 3);
                            w.recv(again, 0, 9);
                        }
                    }
                })
                .orThrow();
    }

    private static boolean interruptedIfItWaits(Runnable call) throws InterruptedException {
        AtomicBoolean over = new AtomicBoolean();
        Thread waiting = Thread.currentThread();
        Thread other = new Thread(() -> {
            while (!over.get() && !(LockSupport.getBlocker(waiting) instanceof Waiter)) {
                Thread.yield();
            }
            if (!over.get()) {
                waiting.interrupt();
            }
        });
        other.start();
        call.run();
        over.set(true);
        boolean interrupted = Thread.interrupted();
        other.join();
        return Thread.interrupted() || interrupted;
    }
}
