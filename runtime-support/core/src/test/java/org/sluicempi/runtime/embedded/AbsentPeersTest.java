package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.api.RankBody;

/** What happens to those who need a rank that has ended: an error within the time of a test, never a hang. */
@Timeout(120)
class AbsentPeersTest {
    private static final int LARGE = 50_000;

    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions three = EmbeddedOptions.ranks(3);
        return Stream.of(
                three,
                three.withEagerLimit(0),
                three.withDelays(7, 500_000),
                three.withLink(LinkModel.parse("1gbit,1ms")));
    }

    /** On these a sender need not wait for its receiver. */
    static Stream<EmbeddedOptions> eagerEngines() {
        return engines().filter(options -> options.eagerLimit() > 0);
    }

    /** Rank 0 needs rank 1, which ends after {@code millis}; rank 2 computes until rank 0 is done. */
    private static void withoutRankOne(EmbeddedOptions options, int millis, RankBody body) {
        CountDownLatch done = new CountDownLatch(1);
        EmbeddedJob.run(options, rank -> {
                    if (rank.world().rank() == 0) {
                        body.run(rank);
                        done.countDown();
                    } else if (rank.world().rank() == 1) {
                        Thread.sleep(millis);
                    } else {
                        assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyBlockingCallFails(EmbeddedOptions options) {
        for (int millis : new int[] {0, 40}) {
            withoutRankOne(options, millis, rank -> {
                Communicator w = rank.world();
                assertError(() -> w.recv(Buffers.ints(1), 1, 3), ErrorClass.PROC_FAILED, "rank 1", "tag 3");
                assertError(
                        () -> w.send(SYNCHRONOUS, Buffers.ints(1), 1, 4), ErrorClass.PROC_FAILED, "rank 1", "tag 4");
                assertError(() -> w.send(STANDARD, Buffers.ints(LARGE), 1, 4), ErrorClass.PROC_FAILED, "rank 1");
                assertError(() -> w.probe(1, 5), ErrorClass.PROC_FAILED, "rank 1", "Probe");
                assertError(() -> w.mprobe(1, 5), ErrorClass.PROC_FAILED, "rank 1");
                assertError(() -> w.irecv(Buffers.ints(9), 1, 6).awaitElements(2, 3), ErrorClass.PROC_FAILED, "tag 6");
                DeltaStream stream = w.openDelta(Buffers.ints(LARGE), 1, 5);
                stream.piece(0, LARGE);
                assertError(() -> stream.end(LARGE), ErrorClass.PROC_FAILED, "rank 1");
            });
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void pollingEndsAndListsKnowWhichRequestFailed(EmbeddedOptions options) {
        withoutRankOne(options, 20, rank -> {
            Communicator w = rank.world();
            assertError(() -> poll(w.irecv(Buffers.ints(1), 1, 3)), ErrorClass.PROC_FAILED, "rank 1");
            assertError(() -> poll(w.isend(SYNCHRONOUS, Buffers.ints(1), 1, 3)), ErrorClass.PROC_FAILED, "rank 1");
            assertError(
                    () -> {
                        while (w.iprobe(1, 3).isEmpty()) {
                            Thread.onSpinWait();
                        }
                    },
                    ErrorClass.PROC_FAILED,
                    "rank 1");
            assertError(() -> w.improbe(1, 3), ErrorClass.PROC_FAILED, "rank 1");
            Request never = w.irecv(Buffers.ints(1), 2, 9);
            Request failing = w.irecv(Buffers.ints(1), 1, 9);
            assertThat(rank.awaitAny(List.of(never, failing))).isEqualTo(1);
            assertError(failing::await, ErrorClass.PROC_FAILED, "rank 1");
            assertError(failing::await, ErrorClass.PROC_FAILED, "rank 1");
            never.cancel();
            assertThat(never.await().cancelled()).isTrue();
        });
    }

    private static void poll(Request request) {
        while (request.test().isEmpty()) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @MethodSource("eagerEngines")
    void whatWasSentBeforeIsReceived(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 1) {
                        for (int k = 0; k < 50; k++) {
                            w.send(STANDARD, Buffers.of(k), 0, 1);
                        }
                    } else if (w.rank() == 0) {
                        for (int k = 0; k < 50; k++) {
                            var into = Buffers.ints(1);
                            w.recv(into, 1, 1);
                            assertThat(Buffers.intsOf(into)).containsExactly(k);
                        }
                        assertError(() -> w.recv(Buffers.ints(1), 1, 1), ErrorClass.PROC_FAILED, "rank 1");
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void collectivesFailAtAllThatTakePart(EmbeddedOptions options) {
        for (boolean blocking : new boolean[] {true, false}) {
            EmbeddedJob.run(options.withRanks(6), rank -> {
                        Communicator w = rank.world();
                        if (w.rank() != 3) {
                            assertError(() -> run(w, blocking), ErrorClass.PROC_FAILED, "rank");
                        }
                    })
                    .orThrow();
        }
    }

    private static void run(Communicator w, boolean blocking) {
        if (blocking) {
            w.collectives().allreduce(null, Buffers.of(1), StandardOps.SUM);
        } else {
            w.start(all -> all.allreduce(null, Buffers.of(1), StandardOps.SUM)).await();
        }
    }

    @Test
    void makingACommunicatorFails() {
        EmbeddedJob.run(2, rank -> {
                    if (rank.world().rank() == 0) {
                        assertError(() -> rank.world().dup(), ErrorClass.PROC_FAILED, "rank 1");
                        assertError(() -> rank.world().createGroup(new int[] {1, 0}, 3), ErrorClass.PROC_FAILED);
                    }
                })
                .orThrow();
    }

    @Test
    void aRankThatFailsEndsTheJobSoon() {
        JobResult result = EmbeddedJob.run(3, AbsentPeersTest::failAtRankTwo);
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.reason()).contains("rank 2", "of the program");
    }

    private static void failAtRankTwo(Rank rank) {
        if (rank.world().rank() == 2) {
            throw new IllegalStateException("of the program");
        }
        rank.world().start(Collectives::barrier).await();
    }
}
