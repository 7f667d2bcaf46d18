package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** What is special about nonblocking collectives; the results are those of the tests of {@code runtime.collective}. */
@Timeout(60)
class NonblockingCollectivesTest {
    private static final int LARGE = 50_000;

    @Test
    void theyMatchInTheOrderOfTheirStartsAndNeverBlockingOnes() {
        EmbeddedJob.run(EmbeddedOptions.ranks(4).withDelays(11, 300_000), rank -> {
                    Communicator w = rank.world();
                    boolean root = w.rank() == 0;
                    List<Request> pending = new ArrayList<>();
                    List<UserBuffer> got = new ArrayList<>();
                    for (int k = 0; k < 20; k++) {
                        UserBuffer own = Buffers.of(root ? k : -1);
                        got.add(own);
                        pending.add(w.start(all -> all.bcast(own, 0)));
                        if (k % 5 == 0) {
                            UserBuffer blocking = Buffers.of(root ? 100 + k : -1);
                            w.collectives().bcast(blocking, 0);
                            assertThat(Buffers.intsOf(blocking)).containsExactly(100 + k);
                        }
                    }
                    for (int k = 19; k >= 0; k--) {
                        assertThat(pending.get(k).await()).isEqualTo(Status.EMPTY);
                        assertThat(Buffers.intsOf(got.get(k))).containsExactly(k);
                    }
                })
                .orThrow();
    }

    @Test
    void communicatorsDoNotWaitForOneAnother() {
        EmbeddedJob.run(2, rank -> {
                    Communicator one = rank.world().dup();
                    Communicator two = rank.world().dup();
                    boolean first = one.rank() == 0;
                    Request a = (first ? one : two).start(Collectives::barrier);
                    Request b = (first ? two : one).start(Collectives::barrier);
                    b.await();
                    a.await();
                })
                .orThrow();
    }

    @Test
    void theyProgressWhileTheProgramDoesNotCallMpi() {
        progressBySelf(EmbeddedOptions.ranks(7));
        progressBySelf(EmbeddedOptions.ranks(7).withDelays(3, 1_000_000));
        progressBySelf(EmbeddedOptions.ranks(7).withLink(LinkModel.parse("10gbit,100us")));
    }

    private static void progressBySelf(EmbeddedOptions options) {
        CountDownLatch othersAreDone = new CountDownLatch(6);
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    UserBuffer data = Buffers.ints(LARGE);
                    Request request = w.start(all -> all.allreduce(null, data, StandardOps.SUM));
                    if (w.rank() == 0) {
                        othersAreDone.await();
                    } else {
                        request.await();
                        othersAreDone.countDown();
                    }
                    request.await();
                })
                .orThrow();
    }

    @Test
    void requestsOfBothKindsAreAwaitedAndTestedTogether() {
        EmbeddedJob.run(2, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        Request receive = w.irecv(Buffers.ints(1), 1, 0);
                        Request barrier = w.start(Collectives::barrier);
                        assertThat(rank.awaitAny(Arrays.asList(barrier, null, receive)))
                                .isEqualTo(2);
                        assertThat(barrier.test()).isEmpty();
                        w.send(STANDARD, Buffers.of(1), 1, 1);
                        assertThat(rank.awaitAny(List.of(barrier))).isZero();
                        assertThat(barrier.test()).contains(Status.EMPTY);
                        assertThat(barrier.await()).isEqualTo(Status.EMPTY);
                        assertError(barrier::cancel, ErrorClass.REQUEST, "Ibarrier on world");
                    } else {
                        w.send(STANDARD, Buffers.of(1), 0, 0);
                        w.recv(Buffers.ints(1), 0, 1);
                        Request barrier = w.start(Collectives::barrier);
                        while (barrier.test().isEmpty()) {
                            Thread.onSpinWait();
                        }
                    }
                })
                .orThrow();
    }

    @Test
    void argumentsAreCheckedAtTheStartAndTheRestWhenAwaited() {
        EmbeddedJob.run(3, rank -> {
                    Communicator w = rank.world();
                    UserBuffer one = Buffers.of(1);
                    assertError(() -> w.start(all -> all.bcast(one, 3)), ErrorClass.ROOT, "3");
                    assertError(() -> w.start(all -> all.reduce(one, one, null, 0)), ErrorClass.OP, "null");
                    assertError(
                            () -> w.start(all -> all.reduce(Buffers.of(1.5), Buffers.of(1.5), StandardOps.BAND, 0)),
                            ErrorClass.OP,
                            "BAND",
                            "DOUBLE");
                    assertError(() -> w.start(all -> {}), ErrorClass.ARG, "no collective");
                    assertError(
                            () -> w.start(all -> {
                                all.barrier();
                                all.barrier();
                            }),
                            ErrorClass.ARG,
                            "Barrier and Barrier");
                    Request request = w.start(all -> all.bcast(Buffers.ints(w.rank() == 0 ? 5 : 2), 0));
                    if (w.rank() == 0) {
                        request.await();
                    } else {
                        assertError(request::await, ErrorClass.TRUNCATE, "20 bytes", "8 bytes");
                        assertError(request::test, ErrorClass.TRUNCATE, "20 bytes", "8 bytes");
                    }
                    w.start(Collectives::barrier).await();
                })
                .orThrow();
    }

    @Test
    void userDefinedOperationsRunInThreadsOfTheRank() {
        EmbeddedJob.run(2, rank -> {
                    AtomicReference<Thread> ranIn = new AtomicReference<>();
                    AtomicReference<ThreadGroup> group = new AtomicReference<>();
                    AtomicReference<ClassLoader> loader = new AtomicReference<>();
                    ClassLoader own = new ClassLoader(getClass().getClassLoader()) {};
                    Thread.currentThread().setContextClassLoader(own);
                    ReduceOp op = new ReduceOp() {
                        @Override
                        public boolean commutative() {
                            return true;
                        }

                        @Override
                        public void combine(UserBuffer in, UserBuffer inout) {
                            ranIn.set(Thread.currentThread());
                            group.set(Thread.currentThread().getThreadGroup());
                            loader.set(Thread.currentThread().getContextClassLoader());
                        }
                    };
                    rank.world()
                            .start(all -> all.allreduce(Buffers.of(1), Buffers.ints(1), op))
                            .await();
                    if (rank.world().rank() == 0) {
                        assertThat(ranIn.get()).isNotSameAs(Thread.currentThread());
                        assertThat(group.get()).isSameAs(Thread.currentThread().getThreadGroup());
                        assertThat(ranIn.get().isDaemon()).isTrue();
                        assertThat(loader.get()).isSameAs(own);
                        ranIn.get().join(5000);
                        assertThat(ranIn.get().isAlive())
                                .as("kept while nothing is pending")
                                .isFalse();
                    }
                })
                .orThrow();
    }

    @Test
    void anExceptionOfAUserDefinedOperationIsThrownByTheWaitAndToldToTheOthers() {
        EmbeddedJob.run(4, rank -> {
                    ReduceOp op = new ReduceOp() {
                        @Override
                        public boolean commutative() {
                            return true;
                        }

                        @Override
                        public void combine(UserBuffer in, UserBuffer inout) {
                            throw new IllegalStateException("of the user");
                        }
                    };
                    Request request = rank.world().start(all -> all.allreduce(Buffers.of(1), Buffers.ints(1), op));
                    if (rank.world().rank() % 2 == 0) {
                        assertThatThrownBy(request::await).isInstanceOf(IllegalStateException.class);
                    } else {
                        assertError(request::await, ErrorClass.PROC_FAILED, "of the user");
                    }
                    rank.world().start(Collectives::barrier).await();
                })
                .orThrow();
    }

    @Test
    void aDeadlockIsSeenAndTheOperationNamed() {
        JobResult result = EmbeddedJob.run(2, rank -> {
            if (rank.world().rank() == 0) {
                rank.world().start(Collectives::barrier).await();
            } else {
                rank.world().recv(Buffers.ints(1), 0, 3);
            }
        });
        assertThat(result.reason())
                .startsWith("deadlock: every rank waits\n")
                .contains(
                        "rank 0: Ibarrier on world\n",
                        "rank 0: Ibarrier on world, under way: Recv from 1",
                        "rank 1: Recv from 0 tag 3");
    }

    @Test
    void whatIsPendingAtTheEndOfARankStillServesTheOthers() {
        CountDownLatch started = new CountDownLatch(1);
        EmbeddedJob.run(3, rank -> {
                    UserBuffer data = Buffers.of(rank.world().rank() == 0 ? 7 : 0);
                    Request request = rank.world().start(all -> all.bcast(data, 0));
                    rank.world().start(Collectives::barrier);
                    started.await(rank.world().rank() == 2 ? 300 : 0, TimeUnit.MILLISECONDS);
                    if (rank.world().rank() == 2) {
                        request.await();
                        assertThat(Buffers.intsOf(data)).containsExactly(7);
                    }
                })
                .orThrow();
    }

    @Test
    void whatNobodyWaitsForDoesNotKeepAJobFromEnding() throws InterruptedException {
        ThreadGroup[] group = new ThreadGroup[1];
        EmbeddedJob.run(2, rank -> {
                    if (rank.world().rank() == 0) {
                        group[0] = Thread.currentThread().getThreadGroup();
                        rank.world().start(Collectives::barrier);
                    }
                })
                .orThrow();
        for (int k = 0; group[0].activeCount() > 0; k++) {
            assertThat(k).as("threads are left").isLessThan(500);
            Thread.sleep(10);
        }
    }

    @Test
    void manyAtOnceInRandomOrdersOfCompletion() {
        long seed = 20261122;
        for (int run = 0; run < 5; run++) {
            int number = run;
            EmbeddedJob.run(EmbeddedOptions.ranks(5).withDelays(seed + run, 100_000), rank -> {
                        Communicator[] comms = {
                            rank.world(), rank.world().dup(), rank.world().dup()
                        };
                        Random shared = new Random(seed + number);
                        List<Request> pending = new ArrayList<>();
                        List<UserBuffer> sums = new ArrayList<>();
                        for (int k = 0; k < 60; k++) {
                            UserBuffer sum = Buffers.of(rank.world().rank() + k);
                            sums.add(sum);
                            pending.add(
                                    comms[shared.nextInt(3)].start(all -> all.allreduce(null, sum, StandardOps.SUM)));
                        }
                        while (pending.stream().anyMatch(r -> r != null)) {
                            int k = rank.awaitAny(pending);
                            pending.set(k, null);
                            assertThat(Buffers.intsOf(sums.get(k)))
                                    .as("seed %d", seed + number)
                                    .containsExactly(10 + 5 * k);
                        }
                    })
                    .orThrow();
        }
    }
}
