package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
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
        void end(DeltaStream first, DeltaStream second);
    }

    /** What rank 1 does with the two. */
    private interface Receiver {
        void use(DeltaRecv first, DeltaRecv second);
    }

    private JobResult run(Sender sender, Receiver receiver) {
        return EmbeddedJob.run(2, rank -> {
            rank.start();
            Communicator world = rank.world();
            if (world.rank() == 0) {
                DeltaStream first = begun(world, 1);
                DeltaStream second = begun(world, 2);
                worked.await();
                sender.end(first, second);
                world.recv(Buffers.ints(1), 1, 3);
            } else {
                DeltaRecv first = posted(world, 1);
                DeltaRecv second = posted(world, 2);
                try {
                    receiver.use(first, second);
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
        DeltaRecv receive = DeltaRecv.post(world, into, 0, tag, true);
        receive.deltaWaitData(0, N / 2);
        return receive;
    }

    private static void failing(DeltaRecv first, DeltaRecv second) {
        throw new IllegalStateException("receiver");
    }

    @Test
    void isNotToldWhereTheSenderFailsFirst() {
        JobResult result = run(
                (first, second) -> {
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
                (first, second) -> {
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
        JobResult result = run((first, second) -> first.abandon("out of ideas"), OpenReceivesTest::failing);
        assertThat(result.reason()).startsWith("rank 1: ").contains("out of ideas");
    }

    @Test
    void isToldAtOnceWhereTheFirstReceiveHasThrownIt() {
        JobResult result = run((first, second) -> first.abandon("out of ideas"), (first, second) -> {
            worked.countDown();
            assertError(first::deltaWait, ErrorClass.PROC_FAILED, "out of ideas");
            throw new IllegalStateException("in the program's words");
        });
        assertThat(result.reason()).startsWith("rank 1: ").contains("in the program's words");
    }

    /** The original fails in the first call, and never comes to the second. */
    @Test
    void ofTheSecondReceiveIsToldBehindTheFirst() {
        JobResult result = run(
                (first, second) -> {
                    second.abandon("out of ideas");
                    throw new ArithmeticException("sender");
                },
                (first, second) -> {
                    worked.countDown();
                    second.deltaWait();
                });
        assertThat(result.reason()).startsWith("rank 0: java.lang.ArithmeticException: sender");
    }
}
