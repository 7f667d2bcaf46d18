package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;
import org.sluicempi.runtime.embedded.api.JobResult;

/** What ends main while a receive is open, whose blocking form would still be waiting for its message. */
@Timeout(60)
class OpenReceivesTest {
    private static final int N = 100;

    private final CountDownLatch worked = new CountDownLatch(1);

    /** What rank 0 does with two messages of which parts have been used; behind that it waits for ever. */
    private interface Sender {
        void end(Communicator world, DeltaStream first, DeltaStream second);
    }

    /** What rank 1 does with the two. */
    private interface Receiver {
        void use(Communicator world, DeltaRecv first, DeltaRecv second);
    }

    private JobResult run(Sender sender, Receiver receiver) {
        return EmbeddedJob.run(2, rank -> {
            rank.start();
            Communicator world = rank.world();
            if (world.rank() == 0) {
                DeltaStream first = begun(world, 1);
                DeltaStream second = begun(world, 2);
                worked.await();
                sender.end(world, first, second);
                world.recv(Buffers.ints(1), 1, 3);
            } else {
                DeltaRecv first = posted(world, 1);
                DeltaRecv second = posted(world, 2);
                try {
                    receiver.use(world, first, second);
                } finally {
                    worked.countDown();
                }
            }
        });
    }

    private static DeltaStream begun(Communicator world, int tag) {
        DeltaStream stream = world.openDelta(Buffers.doubles(N), 1, tag);
        stream.piece(0, N / 2);
        return stream;
    }

    private static void whole(DeltaStream stream) {
        stream.piece(N / 2, N);
        stream.end(N);
    }

    private static DeltaRecv posted(Communicator world, int tag) {
        UserBuffer into = Buffers.doubles(N);
        DeltaRecv receive = DeltaRecv.of(world, into);
        receive.standsFor(error -> new UnsupportedOperationException("the author's call: " + error.getMessage()));
        receive.begin(world, into, 0, tag);
        receive.deltaWaitData(0, N / 2);
        return receive;
    }

    private static void failing(Communicator world, DeltaRecv first, DeltaRecv second) {
        throw new IllegalStateException("receiver");
    }

    @Test
    void isNotToldWhereTheSenderFailsFirst() {
        JobResult result = run(
                (world, first, second) -> {
                    whole(first);
                    throw new ArithmeticException("sender");
                },
                OpenReceivesTest::failing);
        assertThat(result.reason()).startsWith("rank 0: java.lang.ArithmeticException: sender");
        assertThat(result.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.rank()).isZero());
    }

    @Test
    void isToldWhenTheMessagesAreWhole() {
        AtomicBoolean ended = new AtomicBoolean();
        JobResult result = run(
                (world, first, second) -> {
                    whole(first);
                    ended.set(true);
                    whole(second);
                },
                OpenReceivesTest::failing);
        assertThat(ended).isTrue();
        assertThat(result.reason()).startsWith("rank 1: java.lang.IllegalStateException: receiver");
    }

    /** The first call would have failed where it stands; the second had not been made. */
    @Test
    void giveWayToWhatTheFirstReceiveThrows() {
        JobResult result = run((world, first, second) -> first.abandon("out of ideas"), OpenReceivesTest::failing);
        assertThat(result.reason())
                .startsWith("rank 1: ")
                .contains("the author's call: ")
                .contains("out of ideas");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isToldAtOnceWhereTheFirstReceiveHasThrownIt(boolean inLoop) {
        JobResult result = run((world, first, second) -> first.abandon("out of ideas"), (world, first, second) -> {
            worked.countDown();
            Runnable wait = inLoop ? () -> first.deltaWaitData(N / 2, N) : first::deltaWait;
            assertError(wait::run, ErrorClass.PROC_FAILED, "out of ideas");
            throw new IllegalStateException("in the program's words");
        });
        assertThat(result.reason()).startsWith("rank 1: ").contains("in the program's words");
    }

    /** The original waits in the first call, and never comes to the second. */
    @Test
    void ofTheSecondReceiveIsToldBehindTheFirst() {
        JobResult result = run((world, first, second) -> second.abandon("out of ideas"), (world, first, second) -> {
            worked.countDown();
            second.deltaWait();
        });
        assertThat(result.reason()).startsWith("deadlock: ");
    }

    /** What this rank has not been told yet is not what ends a job that another one has ended. */
    @Test
    void failNobodyWhoseJobHasEnded() {
        JobResult result = run(
                (world, first, second) -> {
                    first.abandon("out of ideas");
                    throw new ArithmeticException("sender");
                },
                (world, first, second) -> {
                    worked.countDown();
                    world.recv(Buffers.ints(1), 0, 3);
                });
        assertThat(result.failures()).hasSize(1);
        assertThat(result.reason()).startsWith("rank 0: java.lang.ArithmeticException: sender");
    }

    /** What was open when a receive failed is forgotten, and what was begun since then is not, whatever becomes of the others. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void begunSinceAFailureAreWaitedFor(int lost) {
        JobResult result = run(
                (world, first, second) -> {
                    first.abandon("out of ideas");
                    whole(second);
                    DeltaStream third = begun(world, 3);
                    DeltaStream fourth = begun(world, 4);
                    world.recv(Buffers.ints(1), 1, 5);
                    if (lost == 4) {
                        whole(third);
                    }
                    (lost == 4 ? fourth : third).abandon("out of luck with " + lost);
                },
                (world, first, second) -> {
                    worked.countDown();
                    assertError(first::deltaWait, ErrorClass.PROC_FAILED, "out of ideas");
                    posted(world, 3);
                    second.deltaWait();
                    posted(world, 4);
                    assertError(first::deltaWait, ErrorClass.PROC_FAILED, "out of ideas");
                    world.send(SendMode.STANDARD, Buffers.ints(1), 0, 5);
                    throw new IllegalStateException("receiver");
                });
        assertThat(result.reason()).startsWith("rank 1: ").contains("out of luck with " + lost);
    }

    /** Behind the end of MPI nothing comes any more. */
    @Test
    void areNotWaitedForBehindTheEndOfMpi() {
        JobResult result = EmbeddedJob.run(2, rank -> {
            rank.start();
            Communicator world = rank.world();
            if (world.rank() == 0) {
                begun(world, 1);
                world.recv(Buffers.ints(1), 1, 2);
            } else {
                posted(world, 1);
                world.send(SendMode.STANDARD, Buffers.ints(1), 0, 2);
            }
            rank.finish();
            if (world.rank() == 1) {
                throw new IllegalStateException("behind the end");
            }
        });
        assertThat(result.reason()).startsWith("rank 1: java.lang.IllegalStateException: behind the end");
    }
}
