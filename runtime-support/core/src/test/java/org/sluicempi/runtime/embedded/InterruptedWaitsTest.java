package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.job.EmbeddedRank;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.Waiter;
import org.sluicempi.runtime.process.ProcessService;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

/** A thread that is interrupted while it waits gets an error, and nothing that it left behind is matched later. */
@Timeout(120)
class InterruptedWaitsTest {
    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return Stream.of(two, two.withDelays(7, 500_000), two.withLink(LinkModel.parse("1gbit,1ms")));
    }

    /** Interrupts this thread once it is parked in {@code wait}, and expects that error. */
    static void interrupted(ThrowingCallable wait, ErrorClass expected, String... words) {
        Thread waiting = Thread.currentThread();
        Thread other = new Thread(() -> {
            while (!(LockSupport.getBlocker(waiting) instanceof Waiter)) {
                Thread.yield();
            }
            waiting.interrupt();
        });
        other.start();
        assertError(wait, expected, words);
        assertThat(Thread.interrupted()).isTrue();
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatBlocksIsTakenBack(EmbeddedOptions options) {
        CountDownLatch takenBack = new CountDownLatch(1);
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        UserBuffer left = Buffers.of(7);
                        interrupted(() -> w.recv(left, 1, 3), ErrorClass.OTHER, "interrupted", "tag 3");
                        interrupted(() -> w.send(SYNCHRONOUS, Buffers.of(8), 1, 3), ErrorClass.OTHER, "tag 3");
                        interrupted(() -> w.probe(ANY_SOURCE, 3), ErrorClass.OTHER, "Probe");
                        takenBack.countDown();
                        w.send(SYNCHRONOUS, Buffers.of(9), 1, 3);
                        UserBuffer into = Buffers.ints(1);
                        w.recv(into, 1, 3);
                        assertThat(Buffers.intsOf(into)).containsExactly(10);
                        assertThat(Buffers.intsOf(left)).containsExactly(7);
                    } else {
                        takenBack.await();
                        UserBuffer into = Buffers.ints(1);
                        w.recv(into, 0, 3);
                        assertThat(Buffers.intsOf(into)).containsExactly(9);
                        w.send(STANDARD, Buffers.of(10), 0, 3);
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatIsPendingCanBeAwaitedAgain(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    UserBuffer data = Buffers.of(5);
                    UserBuffer sum = Buffers.of(3);
                    if (w.rank() == 0) {
                        Request receive = w.irecv(data, 1, 3);
                        Request reduce = w.start(all -> all.allreduce(null, sum, StandardOps.SUM));
                        interrupted(receive::await, ErrorClass.PENDING, "tag 3");
                        interrupted(() -> awaitFirst(receive), ErrorClass.PENDING, "tag 3");
                        interrupted(() -> rank.awaitAny(List.of(reduce, receive)), ErrorClass.PENDING, "any of");
                        interrupted(reduce::await, ErrorClass.PENDING, "Iallreduce");
                        w.send(STANDARD, Buffers.of(1), 1, 1);
                        receive.await();
                        reduce.await();
                        assertThat(Buffers.intsOf(data)).containsExactly(6);
                        assertThat(Buffers.intsOf(sum)).containsExactly(6);
                    } else {
                        w.recv(Buffers.ints(1), 0, 1);
                        w.send(STANDARD, Buffers.of(6), 0, 3);
                        w.start(all -> all.allreduce(null, sum, StandardOps.SUM))
                                .await();
                    }
                })
                .orThrow();
    }

    /** The program has called for a whole message; that a part of it is waited for is nothing that it knows of. */
    private static void awaitFirst(Request receive) {
        try {
            receive.awaitElements(0, 1);
        } catch (MpiError e) {
            assertThat(e.getMessage()).doesNotContain("element");
            throw e;
        }
    }

    /** Interrupts this thread once it is parked, and when it is parked again once more, then says so. */
    private static void interruptWhenParked(CountDownLatch done) {
        Thread waiting = Thread.currentThread();
        new Thread(() -> {
                    for (int times = 0; times < 2; times++) {
                        while (!(LockSupport.getBlocker(waiting) instanceof Waiter) || waiting.isInterrupted()) {
                            Thread.yield();
                        }
                        waiting.interrupt();
                    }
                    done.countDown();
                })
                .start();
    }

    @Test
    void whatIsThereWhenTheInterruptComesIsNoError() {
        EmbeddedJob.run(1, rank -> {
                    AtomicBoolean there = new AtomicBoolean();
                    Thread waiting = Thread.currentThread();
                    new Thread(() -> {
                                while (!(LockSupport.getBlocker(waiting) instanceof Waiter)) {
                                    Thread.yield();
                                }
                                there.set(true);
                                waiting.interrupt();
                            })
                            .start();
                    ((EmbeddedRank) rank).context().await(new Condition() {
                        @Override
                        public boolean ready() {
                            return there.get();
                        }

                        @Override
                        public String describe() {
                            return "a test";
                        }
                    });
                    assertThat(Thread.interrupted()).isTrue();
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatRanksAgreeOnIsNotTakenBack(EmbeddedOptions options) {
        CountDownLatch split = new CountDownLatch(1);
        CountDownLatch group = new CountDownLatch(1);
        CountDownLatch finish = new CountDownLatch(1);
        EmbeddedJob.run(options, rank -> {
                    rank.start();
                    Communicator w = rank.world();
                    boolean interrupted = w.rank() == 1;
                    meet(
                            interrupted,
                            split,
                            () -> assertThat(w.split(5, 0).orElseThrow().size()).isEqualTo(2));
                    meet(
                            interrupted,
                            group,
                            () -> assertThat(w.createGroup(new int[] {0, 1}, 3).size())
                                    .isEqualTo(2));
                    assertThat(w.split(w.rank(), 0).orElseThrow().size()).isEqualTo(1);
                    assertThat(w.createGroup(new int[] {1, 0}, 3).rank()).isEqualTo(1 - w.rank());
                    meet(interrupted, finish, rank::finish);
                    assertThat(rank.finished()).isTrue();
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aWindowIsMadeAndGivenUpAllTheSame(EmbeddedOptions options) {
        CountDownLatch made = new CountDownLatch(1);
        CountDownLatch told = new CountDownLatch(1);
        CountDownLatch freed = new CountDownLatch(1);
        EmbeddedJob.run(options, rank -> {
                    boolean interrupted = rank.world().rank() == 0;
                    Communicator w = afterDup(rank.world(), () -> {
                        if (interrupted) {
                            interruptWhenParked(made);
                        } else {
                            await(made);
                        }
                    });
                    Window window =
                            WindowService.of(rank, "test").create(w, ByteBuffer.allocateDirect(4), 4, 1, Map.of());
                    assertThat(Thread.interrupted()).isEqualTo(interrupted);
                    meet(interrupted, told, () -> window.setInfo(Map.of("a", "b")));
                    assertThat(window.info()).containsEntry("a", "b");
                    meet(interrupted, freed, window::free);
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatTheRootSaysOfAPortIsHeardAllTheSame(EmbeddedOptions options) {
        CountDownLatch asked = new CountDownLatch(1);
        EmbeddedJob.run(options, rank -> {
                    ProcessService processes = rank.service(ProcessService.class, "test");
                    meet(
                            rank.world().rank() == 1,
                            asked,
                            () -> assertError(
                                    () -> processes.connect(rank.world(), "no such port", Map.of(), 0),
                                    ErrorClass.PORT));
                })
                .orThrow();
    }

    /** The communicator, with something to do between its being copied and what is done with the copy. */
    private static Communicator afterDup(Communicator w, Runnable then) {
        Object proxy = Proxy.newProxyInstance(
                Communicator.class.getClassLoader(), new Class<?>[] {Communicator.class}, (self, method, arguments) -> {
                    if (method.getName().equals("inter")) {
                        return w.inter();
                    }
                    assertThat(method.getName()).isEqualTo("dup");
                    Communicator copy = w.dup();
                    then.run();
                    return copy;
                });
        return (Communicator) proxy;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A call of both ranks, in whose wait one is interrupted; the other comes later. */
    private static void meet(boolean interrupted, CountDownLatch done, Runnable call) {
        if (interrupted) {
            interruptWhenParked(done);
            call.run();
            assertThat(Thread.interrupted()).isTrue();
        } else {
            await(done);
            call.run();
        }
    }

    @Test
    void theGroupOfAnInterruptedAcceptIsTold() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    ProcessService processes = rank.service(ProcessService.class, "test");
                    String port = rank.world().rank() == 0 ? processes.openPort(Map.of()) : null;
                    if (rank.world().rank() == 0) {
                        interrupted(
                                () -> processes.accept(rank.world(), port, Map.of(), 0),
                                ErrorClass.OTHER,
                                "interrupted");
                    } else {
                        assertError(() -> processes.accept(rank.world(), port, Map.of(), 0), ErrorClass.COMM, "leader");
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aCollectiveIsGivenUpAndTheOthersAreTold(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        interrupted(() -> w.collectives().barrier(), ErrorClass.OTHER, "interrupted");
                        w.send(STANDARD, Buffers.of(1), 1, 1);
                    } else {
                        w.recv(Buffers.ints(1), 0, 1);
                        w.collectives().barrier();
                    }
                    UserBuffer sum = Buffers.of(3);
                    w.collectives().allreduce(null, sum, StandardOps.SUM);
                    assertThat(Buffers.intsOf(sum)).containsExactly(6);
                })
                .orThrow();
    }
}
