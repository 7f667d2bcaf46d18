package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.CancelledOpen.OPEN;
import static org.sluicempi.runtime.embedded.CancelledOpen.OTHER;
import static org.sluicempi.runtime.embedded.CancelledOpen.await;
import static org.sluicempi.runtime.embedded.CancelledOpen.begun;
import static org.sluicempi.runtime.embedded.CancelledOpen.cancelled;
import static org.sluicempi.runtime.embedded.CancelledOpen.end;
import static org.sluicempi.runtime.embedded.CancelledOpen.go;
import static org.sluicempi.runtime.embedded.CancelledOpen.got;
import static org.sluicempi.runtime.embedded.CancelledOpen.run;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/**
 * A receive is cancelled that has a message whose sender still computes: it ends at once, and the message is what it would be if
 * the receive had never been posted.
 */
@Timeout(60)
class GivenBackTest {
    /** More than fits into the largest slot, in many pieces. */
    private static final int MANY = 100_000;

    /** Two numbers, each with a gap behind it: parts of the message begin and end inside an element. */
    private static final class WithGaps implements Datatype {
        @Override
        public int size() {
            return 16;
        }

        @Override
        public int extent() {
            return 4;
        }

        @Override
        public BasicType base() {
            return BasicType.DOUBLE;
        }

        @Override
        public int place(int k) {
            return 2 * k;
        }

        @Override
        public int run(int k) {
            return 1;
        }

        @Override
        public int span() {
            return 3;
        }
    }

    /** The sender goes on only when the receive has been cancelled. */
    @ParameterizedTest
    @MethodSource("org.sluicempi.runtime.embedded.CancelledOpen#engines")
    void theWaitDoesNotNeedTheSender(EmbeddedOptions options) {
        int[] values = IntStream.range(0, MANY).toArray();
        run(
                options,
                (world, told) -> {
                    UserBuffer into = Buffers.ints(MANY);
                    Request receive = world.irecv(into, 1, OPEN);
                    receive.awaitElements(0, MANY / 2);
                    assertThat(cancelled(receive)).isTrue();
                    UserBuffer again = Buffers.ints(MANY);
                    go(told);
                    assertThat(world.recv(again, 1, OPEN)).isEqualTo(new Status(1, OPEN, 4L * MANY, false));
                    assertThat(Buffers.intsOf(again)).isEqualTo(values);
                },
                (world, told) -> {
                    DeltaStream stream = begun(world, OPEN, values);
                    await(told);
                    end(stream, MANY);
                });
    }

    /** With parts out of order and gaps between them, to a receive of another type than that which had it before. */
    @ParameterizedTest
    @MethodSource("org.sluicempi.runtime.embedded.CancelledOpen#engines")
    void whatHasComeIsKept(EmbeddedOptions options) {
        run(
                options,
                (world, told) -> {
                    UserBuffer into = new UserBuffer(new double[16], 0, 4, new WithGaps());
                    UserBuffer heap = Buffers.doubles(8);
                    Request receive = world.irecv(into, 1, OPEN);
                    while (Buffers.doublesOf(into)[2] == 0) {
                        receive.test();
                    }
                    assertThat(cancelled(receive)).isTrue();
                    go(told);
                    world.recv(heap, 1, OPEN);
                    assertThat(Buffers.doublesOf(heap)).containsExactly(Buffers.counting(8, 1));
                },
                (world, told) -> {
                    DeltaStream stream = world.openDelta(Buffers.of(Buffers.counting(8, 1)), 0, OPEN);
                    stream.piece(5, 7);
                    stream.piece(1, 2);
                    await(told);
                    stream.piece(0, 1);
                    stream.piece(2, 5);
                    stream.piece(7, 8);
                    stream.end(8);
                });
    }

    /** Of its sender it comes first again, and it is open, so a receive from any source waits for its end. */
    @ParameterizedTest
    @MethodSource("org.sluicempi.runtime.embedded.CancelledOpen#engines")
    void itComesBeforeWhatCameAfterIt(EmbeddedOptions options) {
        run(
                options,
                (world, told) -> {
                    UserBuffer[] into = {Buffers.ints(2), Buffers.ints(2), Buffers.ints(2)};
                    Request receive = got(world, into[0], OPEN);
                    await(told);
                    assertThat(cancelled(receive)).isTrue();
                    assertThat(world.iprobe(1, ANY_TAG)).isEmpty();
                    Request[] receives = {
                        world.irecv(into[0], ANY_SOURCE, ANY_TAG),
                        world.irecv(into[1], 1, OPEN),
                        world.irecv(into[2], ANY_SOURCE, OTHER)
                    };
                    go(told);
                    for (Request each : receives) {
                        each.await();
                    }
                    assertThat(Stream.of(into).map(i -> Buffers.intsOf(i)[1])).containsExactly(1, 2, 3);
                },
                (world, told) -> {
                    DeltaStream stream = begun(world, OPEN, 1, 1);
                    world.send(STANDARD, Buffers.of(2, 2), 0, OPEN);
                    go(told);
                    await(told);
                    world.send(STANDARD, Buffers.of(3, 3), 0, OTHER);
                    end(stream, 2);
                });
    }

    @ParameterizedTest
    @MethodSource("org.sluicempi.runtime.embedded.CancelledOpen#engines")
    void itGoesToAReceiveThatWaits(EmbeddedOptions options) {
        run(
                options,
                (world, told) -> {
                    UserBuffer into = Buffers.ints(2);
                    Request first = world.irecv(Buffers.ints(2), 1, OPEN);
                    Request second = world.irecv(into, 1, ANY_TAG);
                    first.awaitElements(0, 1);
                    assertThat(cancelled(first)).isTrue();
                    second.awaitElements(0, 1);
                    assertThat(Buffers.intsOf(into)).containsExactly(1, 0);
                    go(told);
                    second.await();
                    assertThat(Buffers.intsOf(into)).containsExactly(1, 1);
                },
                (world, told) -> {
                    DeltaStream stream = begun(world, OPEN, 1, 1);
                    await(told);
                    end(stream, 2);
                });
    }

    /** The match that it has been given back from does not count for it. */
    @ParameterizedTest
    @MethodSource("org.sluicempi.runtime.embedded.CancelledOpen#engines")
    void aSenderThatWaitsForItsReceiverWaitsForTheNextMatch(EmbeddedOptions options) {
        run(
                options,
                (world, told) -> {
                    UserBuffer into = Buffers.ints(MANY);
                    assertThat(cancelled(got(world, into, OPEN))).isTrue();
                    go(told);
                    while (world.iprobe(1, OPEN).isEmpty()) {
                        Thread.onSpinWait();
                    }
                    assertThat(told.iprobe(1, 0)).isEmpty();
                    world.recv(into, 1, OPEN);
                    assertThat(Buffers.intsOf(into)).containsOnly(1);
                    await(told);
                },
                (world, told) -> {
                    int[] ones = new int[MANY];
                    Arrays.fill(ones, 1);
                    DeltaStream stream = begun(world, OPEN, ones);
                    await(told);
                    end(stream, MANY);
                    go(told);
                });
    }

    /** Its sender copies into one buffer after the other, and into none that it does not have any more. */
    @Test
    void piecesFollowItFromReceiveToReceive() {
        run(
                EmbeddedOptions.ranks(2),
                (world, told) -> {
                    UserBuffer into = Buffers.ints(MANY);
                    Request receive = world.irecv(into, 1, OPEN);
                    while (cancelled(receive)) {
                        int[] left = Buffers.intsOf(into).clone();
                        Thread.yield();
                        assertThat(Buffers.intsOf(into)).isEqualTo(left);
                        into = Buffers.ints(MANY);
                        receive = world.irecv(into, 1, OPEN);
                    }
                    assertThat(Buffers.intsOf(into))
                            .containsExactly(IntStream.range(0, MANY).toArray());
                },
                (world, told) -> {
                    DeltaStream stream =
                            world.openDelta(Buffers.of(IntStream.range(0, MANY).toArray()), 0, OPEN);
                    int step = MANY / 1000;
                    for (int k = 0; k < MANY; k += step) {
                        stream.piece(k, k + step);
                    }
                    stream.end(MANY);
                });
    }
}
